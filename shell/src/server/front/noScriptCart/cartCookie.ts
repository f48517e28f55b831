import { FORM_CART_COOKIE } from '@shop/contracts/formCartCookie';
import { readSignedJson, signJson } from '@shop/node/settings/signedJson';
import type { Request, Response } from 'express';
import { readCookie } from '../../http/cookies';
import { type FormCart, formCartSchema } from './formCart';

const NAME = 'cart_lines';
const MAX_AGE_MS = 30 * 24 * 3600 * 1000;

/** The signed cookie of a cart without script. Nobody has one who has not sent one of the cart's forms. */
export function makeCartCookie({ secret }: { secret: () => string }) {
  /** An unreadable one is of an older release: a cart begins anew. */
  const read = (req: Request): FormCart | null => {
    const text = readCookie(req.headers.cookie, NAME);
    return text ? readSignedJson(text, secret(), formCartSchema) : null;
  };
  const optionsFor = (req: Request) => ({ sameSite: 'lax', secure: req.secure, maxAge: MAX_AGE_MS }) as const;

  function write(req: Request, res: Response, cart: FormCart) {
    res.cookie(NAME, signJson(cart, secret()), { ...optionsFor(req), httpOnly: true });
    res.cookie(FORM_CART_COOKIE, '1', optionsFor(req));
  }

  function end(req: Request, res: Response) {
    res.clearCookie(NAME, { ...optionsFor(req), httpOnly: true });
    res.clearCookie(FORM_CART_COOKIE, optionsFor(req));
  }
  return { read, write, end };
}

export type CartCookie = ReturnType<typeof makeCartCookie>;
