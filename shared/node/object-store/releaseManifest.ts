import { z } from 'zod';

const texts = z.record(z.string(), z.string());

const publicFilesSchema = z.object({
  path: z.string().regex(/^\/[\w./-]+$/),
  folder: z.string().regex(/^(?!.*\.\.)[\w./-]+$/),
  isForOtherSites: z.boolean().default(false),
  headers: texts.default({}),
});

/** remote.json. It travels in releases: the shell learns it from there. */
export const declarationSchema = z.object({
  /** Federation container: mf_ and letters. */
  name: z.string(),
  /** First segments of the paths that are its area; '' is the home page. */
  segments: z.array(z.string().regex(/^[a-z0-9-]*$/)),
  exposes: texts,
  contracts: z.string().optional(),
  /** What pages may leave behind in the browser, as the gate names it. */
  keeps: z.array(z.string()).optional(),
  publicFiles: z.array(publicFilesSchema).default([]),
});

/** release.json. Readers pick what they need: releases of other times have other fields. */
export const manifestSchema = z.object({
  app: z.string(),
  version: z.string(),
  platform: z.string(),
  platformNames: z.array(z.string()),
  remote: declarationSchema,
  /** Ranges that a remote needs of shared modules, and versions that a shell shares. */
  requires: texts,
  shared: texts,
  source: z.object({
    commit: z.string().nullable(),
    author: z.string().nullable(),
    isDirty: z.boolean().nullable(),
  }),
  builtAt: z.iso.datetime(),
  tools: texts,
  sizes: z.record(z.string(), z.number()),
  files: texts,
  media: texts.default({}),
});

export type Declaration = z.input<typeof declarationSchema>;
export type ReleaseManifest = z.infer<typeof manifestSchema>;
