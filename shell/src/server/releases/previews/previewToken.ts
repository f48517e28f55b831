import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName, type RemoteName } from '@shop/contracts/remotes';
import { z } from 'zod';
import { readSignedJson } from '../../http/signedJson';

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

/** Links are made by shared/tooling/release/previewLink. */
export function readPreviewToken(token: string, secret: string, now = Date.now()): Preview | null {
  const preview = readSignedJson(token, secret, previewSchema);
  return preview && preview.until * 1000 > now ? preview : null;
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
