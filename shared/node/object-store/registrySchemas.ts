import { z } from 'zod';

const version = z.string().regex(/^[\w-][\w.-]*$/);

/** What the release declares: the shell must know its area even where its files are gone. */
const remote = z.looseObject({}).optional();

export const trialSchema = z.object({
  share: z.number().min(0).max(1),
  pages: z.int().positive(),
  minutes: z.number().min(0),
});

export const canarySchema = trialSchema.extend({
  version,
  /** Decides with an address who is among them; it is gone with the canary. */
  salt: z.string().min(16),
  openedAt: z.iso.datetime(),
  dropped: z.array(z.string()).optional(),
  remote,
});

export const pointerSchema = z.object({
  app: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version,
  /** Versions that were live before, the newest first. */
  before: z.array(version),
  rolledBack: z.array(version),
  canary: canarySchema.optional(),
  remote,
  request: z.string().optional(),
  devEntry: z.url().optional(),
});
