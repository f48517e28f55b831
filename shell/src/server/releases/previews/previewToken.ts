import { isRemoteName, type RemoteName } from '@shop/contracts/remotes';
import { readSignedJson } from '@shop/node/settings/signedJson';
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

/** Links are made by shared/tooling/release/previewLink. */
export function readPreviewToken(token: string, secret: string): Preview | null {
  const preview = readSignedJson(token, secret, previewSchema);
  return preview && preview.until * 1000 > Date.now() ? preview : null;
}
