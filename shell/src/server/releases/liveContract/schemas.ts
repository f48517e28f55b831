import { checkoutAnswerSchema, checkoutRequestSchema, orderSchema } from '@shop/contracts/checkout';
import { noticeSchema } from '@shop/contracts/notices';
import { productRowsSchema } from '@shop/contracts/products';
import { toJSONSchema, type ZodMiniType } from 'zod/mini';

export const messages = { 'notices/noticeShown': noticeSchema };

const bodies = {
  'GET /api/products': { answer: productRowsSchema },
  'POST /api/create-checkout': { request: checkoutRequestSchema, answer: checkoutAnswerSchema },
  'GET /api/orders/{session_id}': { answer: orderSchema },
};

type Schemas = Record<string, ZodMiniType>;

const toJson = (schemas: Schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toJSONSchema(schema)]));

export const jsonSchemas = {
  messages: toJson(messages),
  bodies: Object.fromEntries(Object.entries(bodies).map(([address, sides]) => [address, toJson(sides)])),
};
