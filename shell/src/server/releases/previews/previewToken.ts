import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName, type RemoteName } from '@shop/contracts/remotes';
import { isSameSecret } from '@shop/node/settings/isSameSecret';
import { z } from 'zod';

const versionSchema = z.object({
  app: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().regex(/^(?!\.)[\w.-]+$/),
});

const previewSchema = z.object({
  title: z.string().max(200),
  /** Versions that differ from the live ones; with `isWhole` all of a former composition. */
  remotes: z.record(z.custom<RemoteName>(isRemoteName), versionSchema),
  isWhole: z.boolean().default(false),
  /** Seconds since 1970 until which the link opens. */
  until: z.int(),
});

export type Preview = z.infer<typeof previewSchema>;

/** The one way to sign; shared/tooling/release/previewLink makes the links. */
export function computeSignature(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}

export function readPreviewToken(token: string, secret: string, now = Date.now()): Preview | null {
  const [payload = '', signature = ''] = token.split('.');
  if (!isSameSecret(signature, computeSignature(payload, secret))) return null;
  try {
    const preview = previewSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    return preview.until * 1000 > now ? preview : null;
  } catch {
    return null;
  }
}

/** The setting, or the file that the release tool makes with the first link. Null before: then nothing opens. */
export function previewSecret(setting: string | null, dataDir: string): () => string | null {
  return () => {
    try {
      return setting || readFileSync(path.join(dataDir, 'preview-secret'), 'utf8').trim() || null;
    } catch {
      return null;
    }
  };
}
