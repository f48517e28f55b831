import { randomBytes } from 'node:crypto';
import type { CartLine } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import type { Order } from '@shop/contracts/checkout';
import {
  boughtStatuses,
  MAX_LINE_QUANTITY,
  MAX_LINES,
  referrerPattern,
} from '@shop/contracts/checkoutLimits';
import { FORM_CART_COOKIE } from '@shop/contracts/formCartCookie';
import type { ProductRow } from '@shop/contracts/products';
import { readProposal } from '@shop/contracts/proposal';
import { toCents, toDollars } from '@shop/domain/money';
import { readSignedJson, signJson } from '@shop/node/settings/signedJson';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { readCookie } from '../../http/cookies';

const COOKIE = 'cart_lines';
const MAX_AGE_MS = 30 * 24 * 3600 * 1000;
const MAX_PAID = 5;

const id = z.string().min(1).max(100);
const quantity = z.int().min(1).max(MAX_LINE_QUANTITY);
const ref = z.string().regex(referrerPattern).optional();

const newKey = () => randomBytes(16).toString('base64url');

/** The cart in the cookie: ids and quantities, and nothing about a person. Of nothing it makes an empty one. */
const formCartSchema = z.object({
  /** Names this cart to the checkout service, so that two presses start one checkout. Another one after each payment. */
  key: z.string().default(newKey),
  lines: z.array(z.object({ id, quantity })).max(MAX_LINES).default([]),
  promoCode: z.string().max(40).default(''),
  isOfferDeclined: z.boolean().default(false),
  paid: z.array(z.string()).max(MAX_PAID).default([]),
  lastCheckout: z.object({ key: z.string(), session: z.string() }).optional(),
  ref,
});
export type FormCart = z.infer<typeof formCartSchema>;
export const emptyFormCart = () => formCartSchema.parse({});

export function makeCartCookie(secret: () => string) {
  return {
    /** An unreadable one is of an older release: a cart begins anew. */
    read(req: Request): FormCart | null {
      const text = readCookie(req.headers.cookie, COOKIE);
      return text ? readSignedJson(text, secret(), formCartSchema) : null;
    },
    write(req: Request, res: Response, cart: FormCart) {
      const options = { sameSite: 'lax', secure: req.secure, maxAge: MAX_AGE_MS } as const;
      res.cookie(COOKIE, signJson(cart, secret()), { ...options, httpOnly: true });
      res.cookie(FORM_CART_COOKIE, '1', options);
    },
    end: (res: Response) => res.clearCookie(COOKIE).clearCookie(FORM_CART_COOKIE),
  };
}
type Line = FormCart['lines'][number];

const list = z.preprocess((value) => [value].flat(), z.array(z.string()));

const proposalForm = z
  .object({ propose: list })
  .transform(({ propose }) => readProposal(new URLSearchParams({ propose: propose.join() }))?.lines ?? []);
const idsForm = z
  .object({
    id: list.pipe(z.array(id).max(MAX_LINES)),
    quantity: list.pipe(z.array(z.coerce.number<string>().pipe(quantity))).default([]),
  })
  .transform(({ id: ids, quantity: quantities }) =>
    ids.map((id, index) => ({ id, quantity: quantities[index] ?? 1 })),
  );
/** Lines of a form: entries of a proposal, or ids with quantities in the same order, by default one of each. */
const linesForm = z.union([proposalForm, idsForm]);
const pricesForm = z.object({ id: list, price: list }).catch({ id: [], price: [] });
const refForm = z.object({ ref: ref.catch(undefined) });
const lineForm = z.object({ id });
const quantityForm = z.object({ id, quantity: z.string().transform(Number) });
const codeForm = z.object({ code: z.string().max(40).optional(), off: z.string().optional() });

/** Adds to what is there. A quantity beyond what can be ordered becomes the most that can be; a line too many is left out. */
function addLines(lines: Line[], body: unknown): Line[] {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of linesForm.parse(body)) {
    if (!quantities.has(id) && quantities.size >= MAX_LINES) continue;
    quantities.set(id, Math.min((quantities.get(id) ?? 0) + quantity, MAX_LINE_QUANTITY));
  }
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}

type ReadForm = (cart: FormCart, body: unknown) => FormCart;

/** What a form makes of the cart in the cookie. @throws for what is no such form */
export const changes: Record<string, ReadForm> = {
  [cartForms.add](cart, body) {
    const named = refForm.parse(body).ref;
    return { ...cart, lines: addLines(cart.lines, body), ref: named ?? cart.ref };
  },
  [cartForms.quantity](cart, body) {
    const asked = quantityForm.parse(body);
    // A quantity that no line can have changes nothing (rule cart.quantity).
    if (!quantity.safeParse(asked.quantity).success) return cart;
    return { ...cart, lines: cart.lines.map((line) => (line.id === asked.id ? asked : line)) };
  },
  [cartForms.remove](cart, body) {
    const removed = lineForm.parse(body);
    return { ...cart, lines: cart.lines.filter(({ id }) => id !== removed.id) };
  },
  [cartForms.clear]: (cart) => ({ ...cart, lines: [] }),
  [cartForms.promo](cart, body) {
    const { code = '', off } = codeForm.parse(body);
    return { ...cart, promoCode: code.trim(), isOfferDeclined: off !== undefined };
  },
};

/** What is paid for: lines that the form names are those of a page whose own way to pay was lost. */
export const readCheckout: ReadForm = (cart, body) => {
  const { code = cart.promoCode, off } = codeForm.parse(body);
  const isOfferDeclined = cart.isOfferDeclined || off !== undefined;
  const lines = 'id' in Object(body) ? addLines([], body) : cart.lines;
  return { ...cart, lines, promoCode: code, isOfferDeclined };
};
export const readBuyNow: ReadForm = ({ ref }, body) => ({
  ...emptyFormCart(),
  ref,
  lines: [{ ...lineForm.parse(body), quantity: 1 }],
});

/** Takes a paid session's lines out, once for each session (rule checkout.bought-lines). */
export function removePaidLines(cart: FormCart, order: Order): FormCart {
  if (cart.paid.includes(order.session_id)) return cart;
  const bought = boughtStatuses.includes(order.status) ? order.lines : [];
  const quantities = new Map(bought.map(({ id, quantity }) => [id, quantity]));
  const lines = cart.lines
    .map(({ id, quantity }) => ({ id, quantity: quantity - (quantities.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity >= 1);
  return { ...cart, key: newKey(), lines, paid: [...cart.paid, order.session_id].slice(-MAX_PAID) };
}

export function priceLines(lines: Line[], products: ProductRow[]): CartLine[] {
  return lines.flatMap(({ id, quantity }) => {
    const row = products.find((sold) => sold.id === id);
    if (!row) return [];
    const { name, slug, image_url: image, price } = row;
    return [{ id, name, slug, image, price: toDollars(price), variantId: null, quantity }];
  });
}

export function hasOtherPrice(form: unknown, lines: CartLine[]): boolean {
  const { id: ids, price: prices } = pricesForm.parse(form);
  return lines.some(({ id, price }) => {
    const shown = prices[ids.indexOf(id)];
    return shown !== undefined && toCents(Number(shown)) !== toCents(price);
  });
}
