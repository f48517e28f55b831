import type { IncomingMessage } from 'node:http';
import { isRemoteName, type RemoteName } from '@shop/contracts/remotes';
import { pointerSchema } from '@shop/node/object-store/registrySchemas';
import { readSignedJson } from '@shop/node/settings/signedJson';
import type { NextFunction, Request, Response } from 'express';
import { z } from 'zod';
import { attempt } from '../../../attempt';
import {
  type Registry,
  type ResolvedComposition,
  readPointers,
  resolveLive,
} from '../../composition/registry';
import { isRead } from '../../http/addresses';
import { readCookie } from '../../http/cookies';
import { escapeHtml } from '../../http/escapeHtml';

const COOKIE = 'shop_preview';
export const PREVIEW_PARAMETER = 'preview';

/** Of a link, which shared/tooling/release/previewLink makes. */
const previewSchema = z.object({
  title: z.string().max(200),
  /** Versions that differ from the live ones; with `isWhole` all of a former composition. */
  remotes: z.record(z.custom<RemoteName>(isRemoteName), pointerSchema.pick({ app: true, version: true })),
  isWhole: z.boolean().default(false),
  /** Seconds since 1970 until which the link opens. */
  until: z.int().refine((until) => until * 1000 > Date.now()),
});

type Preview = z.infer<typeof previewSchema>;

type Options = { current: () => Registry; secret: () => string; releasesDir: string };

export function makePreviews({ current, secret, releasesDir }: Options) {
  // On a full disk no secret can be made, and no link was.
  const readToken = (token: string) => attempt(() => readSignedJson(token, secret(), previewSchema), null);

  function open({ title, remotes, isWhole }: Preview): ResolvedComposition {
    const live = current();
    const named = readPointers(remotes, releasesDir);
    const isGone = Object.keys(named).length < Object.keys(remotes).length;
    const bar = isGone
      ? `The preview ${title} cannot be shown, its files are gone. This is the live shop.`
      : `Preview: ${title}. Nobody else sees it.`;
    const shown = { remotes: isWhole ? named : { ...live.remotes, ...named } };
    return { composition: isGone ? live : shown, cacheVariant: bar, bar, isForAll: false };
  }

  function resolveComposition(req: IncomingMessage): ResolvedComposition {
    const token = readCookie(req.headers.cookie, COOKIE);
    const preview = token === null ? null : readToken(token);
    return preview ? open(preview) : resolveLive(current());
  }

  return {
    resolveComposition,
    /** Opens and ends previews: `?preview=<token>`, `?preview=end`. */
    answer(req: Request, res: Response, next: NextFunction) {
      const { searchParams, pathname } = new URL(req.originalUrl, 'http://shop');
      const token = searchParams.get(PREVIEW_PARAMETER);
      if (token === null || !isRead(req)) return next();
      searchParams.delete(PREVIEW_PARAMETER);
      const address = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
      const options = { httpOnly: true, sameSite: 'lax', secure: req.secure, path: '/' } as const;
      res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
      if (token === 'end') res.clearCookie(COOKIE, options);
      else if (readToken(token)) res.cookie(COOKIE, token, options);
      else return res.status(403).type('html').send(refusal(address));
      res.redirect(303, address);
    },
  };
}

function refusal(address: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>This preview cannot be opened</title></head><body><main><h1>This preview cannot be opened</h1><p>The link was not made by this shop, or its time is over. Ask for a new one.</p><p><a href="${escapeHtml(address)}">To the live page</a></p></main></body></html>`;
}
