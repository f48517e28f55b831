import { randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { CartLine } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import type { Order } from '@shop/contracts/checkout';
import {
  boughtStatuses,
  MAX_LINE_QUANTITY,
  MAX_LINES,
  referrerPattern,
  sessionIdPattern,
} from '@shop/contracts/checkoutLimits';
import { FORM_CART_COOKIE } from '@shop/contracts/formCartCookie';
import type { ProductRow } from '@shop/contracts/products';
import { readProposal } from '@shop/contracts/proposal';
import { toCents, toDollars } from '@shop/domain/money';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { attempt } from '../../../attempt';
import { readCookie } from '../../http/cookies';

const COOKIE = 'cart_lines';
const MAX_AGE_MS = 30 * 24 * 3600 * 1000;
const MAX_PAID = 5;
const MAX_TEXT_BYTES = 64 * 1024;

const quantity = z.int().min(1).max(MAX_LINE_QUANTITY);
const line = z.object({ id: z.string().min(1).max(100), quantity });
type Line = z.infer<typeof line>;
const lines = z.array(line).max(MAX_LINES);
const ref = z.string().regex(referrerPattern).optional();
const newKey = () => randomBytes(16).toString('base64url');

/** The cart in the cookie: ids and quantities, and nothing about a person. Of nothing it makes an empty one. */
const formCartSchema = z.object({
  /** Names this cart to the checkout service, so that two presses start one checkout. Another one after each payment. */
  key: z.string().default(newKey),
  lines: lines.default([]),
  promoCode: z.string().max(40).default(''),
  isOfferDeclined: z.boolean().default(false),
  paid: z.array(z.string()).max(MAX_PAID).default([]),
  /** Of a checkout whose order has not been shown. */
  session: z.string().regex(sessionIdPattern).optional(),
  ref,
});
export type FormCart = z.infer<typeof formCartSchema>;
export const emptyFormCart = () => formCartSchema.parse({});

/** Its visitor can write it: it says what they want and never what that costs. One that cannot be read is none. */
export function readFormCart({ headers }: Request): FormCart | null {
  const bytes = Buffer.from(readCookie(headers.cookie, COOKIE) ?? '', 'base64url');
  const read = () => JSON.parse(String(inflateRawSync(bytes, { maxOutputLength: MAX_TEXT_BYTES })));
  return attempt(() => formCartSchema.parse(read()), null);
}

export function writeFormCart(req: Request, res: Response, cart: FormCart) {
  const options = { sameSite: 'lax', secure: req.secure, maxAge: MAX_AGE_MS } as const;
  // Browsers drop a cookie of more than 4 kB without a word: plain, that would be some ninety lines.
  const text = deflateRawSync(JSON.stringify(formCartSchema.parse(cart))).toString('base64url');
  res.cookie(COOKIE, text, { ...options, httpOnly: true });
  res.cookie(FORM_CART_COOKIE, '1', options);
}

export const endFormCart = (res: Response) => res.clearCookie(COOKIE).clearCookie(FORM_CART_COOKIE);

const list = z.preprocess((value = []) => [value].flat(), z.array(z.string()));
/** The fields of all forms (cartForms): one that may repeat is a list. */
export const formSchema = z.object({
  id: list,
  quantity: list,
  price: list,
  propose: list,
  code: z.string().max(40).optional(),
  off: z.string().optional().transform(Boolean),
  ref: ref.catch(undefined),
});
type Form = z.infer<typeof formSchema>;
type Change = (cart: FormCart, form: Form) => Partial<FormCart>;

function readLines({ id: ids, quantity, propose }: Form): Line[] {
  if (propose.length > 0) return readProposal(new URLSearchParams({ propose: propose.join() }))?.lines ?? [];
  return lines.min(1).parse(ids.map((id, index) => ({ id, quantity: Number(quantity[index] ?? 1) })));
}

export const toQuantities = (lines: Line[]) => new Map(lines.map(({ id, quantity }) => [id, quantity]));

/** Adds to what is there. A quantity beyond what can be ordered becomes the most that can be; a line too many is left out. */
function addLines(lines: Line[], form: Form): Line[] {
  const quantities = toQuantities(lines);
  for (const { id, quantity } of readLines(form)) {
    if (!quantities.has(id) && quantities.size >= MAX_LINES) continue;
    quantities.set(id, Math.min((quantities.get(id) ?? 0) + quantity, MAX_LINE_QUANTITY));
  }
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}

/** What a form changes of the cart in the cookie. @throws for what is no such form */
export const changes: Record<string, Change> = {
  [cartForms.add]: ({ lines, ref }, form) => ({ lines: addLines(lines, form), ref: form.ref ?? ref }),
  [cartForms.quantity]({ lines }, { id, quantity }) {
    // A quantity that no line can have changes nothing (rule cart.quantity).
    const { data: asked } = line.safeParse({ id: id[0], quantity: Number(z.string().parse(quantity[0])) });
    return { lines: lines.map((one) => (one.id === asked?.id ? asked : one)) };
  },
  [cartForms.remove]: ({ lines }, form) => ({ lines: lines.filter(({ id }) => !form.id.includes(id)) }),
  [cartForms.clear]: () => ({ lines: [] }),
  [cartForms.promo]: (_cart, { code = '', off }) => ({ promoCode: code.trim(), isOfferDeclined: off }),
};

export const payments: Record<string, Change> = {
  /** Lines that it names are those of a page whose own way to pay was lost. */
  [cartForms.checkout]: ({ lines, promoCode, isOfferDeclined }, form) => ({
    lines: form.id.length > 0 ? addLines([], form) : lines,
    promoCode: form.code ?? promoCode,
    isOfferDeclined: isOfferDeclined || form.off,
  }),
  [cartForms.buy](_cart, { id }) {
    const lines = [line.parse({ id: id[0], quantity: 1 })];
    return { ...emptyFormCart(), session: undefined, lines };
  },
};

/** Takes a paid session's lines out, once for each session (rule checkout.bought-lines). */
export function removePaidLines(cart: FormCart, order: Order): FormCart {
  if (cart.paid.includes(order.session_id)) return cart;
  const quantities = toQuantities(boughtStatuses.includes(order.status) ? order.lines : []);
  const lines = cart.lines
    .map(({ id, quantity }) => ({ id, quantity: quantity - (quantities.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity >= 1);
  const session = cart.session === order.session_id ? undefined : cart.session;
  return { ...cart, key: newKey(), lines, session, paid: [...cart.paid, order.session_id].slice(-MAX_PAID) };
}

export function priceLines(lines: Line[], products: ProductRow[]): CartLine[] {
  return lines.flatMap(({ id, quantity }) => {
    const row = products.find((sold) => sold.id === id);
    if (!row) return [];
    const { name, slug, image_url: image, price } = row;
    return [{ id, name, slug, image, price: toDollars(price), variantId: null, quantity }];
  });
}

export function hasOtherPrice(form: Form, lines: CartLine[]): boolean {
  return lines.some(({ id, price }) => {
    const shown = form.price[form.id.indexOf(id)];
    return shown !== undefined && toCents(Number(shown)) !== toCents(price);
  });
}
