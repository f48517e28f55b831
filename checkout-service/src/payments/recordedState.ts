import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Recorded, Resolution } from '../orders/order';

/** Characters: https://docs.stripe.com/api/metadata */
const MAX_VALUE = 500;

const time = z.nullable(z.string());
const fulfillmentSchema = z.object({
  state: z.enum(['packed', 'shipped', 'delivered', 'returned']),
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  shipped_at: time,
  delivered_at: time,
});
const resolutionSchema = z.object({
  attention: z.string(),
  note: z.string(),
  by: z.string(),
  at: z.string(),
});

export function writeRecorded({ fulfillment, resolutions, forgotten_at }: Recorded): Stripe.MetadataParam {
  return {
    ...(forgotten_at && { forgotten_at: forgotten_at.toISOString() }),
    ...(fulfillment && { fulfillment: JSON.stringify(fulfillment) }),
    ...Object.fromEntries(
      resolutions.map((resolution, index) => [`resolution_${index + 1}`, writeResolution(resolution)]),
    ),
  };
}

function writeResolution(resolution: Resolution): string {
  const text = JSON.stringify(resolution);
  if (text.length <= MAX_VALUE) return text;
  return writeResolution({ ...resolution, note: `${[...resolution.note].slice(0, -20).join('')}…` });
}

export function readRecorded(metadata: Stripe.Metadata | null | undefined): Recorded {
  const written = metadata ?? {};
  const resolutions = Object.keys(written)
    .filter((name) => name.startsWith('resolution_'))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .flatMap((name) => readJson(resolutionSchema, written[name]) ?? []);
  return {
    fulfillment: readJson(fulfillmentSchema, written.fulfillment),
    resolutions,
    forgotten_at: written.forgotten_at ? new Date(written.forgotten_at) : null,
  };
}

/** Null where missing, or edited in the dashboard. */
function readJson<Value>(schema: z.ZodMiniType<Value>, text: string | undefined): Value | null {
  try {
    return text === undefined ? null : schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
