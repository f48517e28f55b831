import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { FORM_CART_COOKIE } from '@shop/contracts/formCartCookie';
import type { Request, Response } from 'express';
import { readCookie } from '../../http/cookies';
import { readSignedJson, signJson } from '../../http/signedJson';
import { type FormCart, formCartSchema } from './formCart';

const NAME = 'cart_lines';
const MAX_AGE_MS = 30 * 24 * 3600 * 1000;

type Options = { secret: () => string; isSecure: (req: Request) => boolean };

/** The signed cookie of a cart without script. Nobody has one who has not sent one of the cart's forms. */
export function makeCartCookie({ secret, isSecure }: Options) {
  /** An unreadable one is of an older release: a cart begins anew. */
  const read = (req: Request): FormCart | null =>
    readSignedJson(readCookie(req.headers.cookie, NAME) ?? '', secret(), formCartSchema);
  const optionsFor = (req: Request) => ({ sameSite: 'lax', secure: isSecure(req), path: '/' }) as const;

  function write(req: Request, res: Response, cart: FormCart) {
    const options = { ...optionsFor(req), maxAge: MAX_AGE_MS };
    res.cookie(NAME, signJson(cart, secret()), { ...options, httpOnly: true });
    res.cookie(FORM_CART_COOKIE, '1', options);
  }

  function end(req: Request, res: Response) {
    res.clearCookie(NAME, { ...optionsFor(req), httpOnly: true });
    res.clearCookie(FORM_CART_COOKIE, optionsFor(req));
  }
  return { read, write, end };
}

export type CartCookie = ReturnType<typeof makeCartCookie>;

/**
 * What cart cookies are signed with: the setting, else a file that is made at first need, which all processes of a host share.
 * @throws where there is no setting and the file cannot be written
 */
export function makeCartSecret(setting: string | null, file: string): () => string {
  let known = setting;
  return () => {
    known ??= readOrMake(file);
    return known;
  };
}

function readOrMake(file: string): string {
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Another process was faster, or an earlier start made it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
