import { checkoutAnswerSchema, checkoutRequestSchema, orderSchema } from '@shop/contracts/checkout';
import { noticeSchema } from '@shop/contracts/notices';
import { productRowsSchema } from '@shop/contracts/products';
import { toJSONSchema } from 'zod/mini';

export const messages = { 'notices/noticeShown': noticeSchema };

const bodies = {
  'GET /api/products': { answer: productRowsSchema },
  'POST /api/create-checkout': { request: checkoutRequestSchema, answer: checkoutAnswerSchema },
  'GET /api/orders/{session_id}': { answer: orderSchema },
};

export function jsonSchemas() {
  return {
    messages: Object.fromEntries(
      Object.entries(messages).map(([type, schema]) => [type, toJSONSchema(schema)]),
    ),
    bodies: Object.fromEntries(
      Object.entries(bodies).map(([address, sides]) => [
        address,
        Object.fromEntries(Object.entries(sides).map(([side, schema]) => [side, toJSONSchema(schema)])),
      ]),
    ),
  };
}
