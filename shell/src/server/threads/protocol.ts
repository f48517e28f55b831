import { type FragmentName, isRemoteName, type PageHandle, type RemoteName } from '@shop/contracts/remotes';
import type { SiteConfig } from '@shop/site/siteConfig';
import { z } from 'zod';
import type { Registry } from '../registry';
import type { ShellFiles } from '../shellFiles';

/** What a render thread is given once, at its start. */
export type ThreadData = {
  releasesDir: string;
  site: SiteConfig;
  shell: ShellFiles;
  /** Number of the job that the thread has begun last; the system's number of the thread; megabytes of heap that the job found. */
  begun: SharedArrayBuffer;
};

export type RenderJob = {
  kind: 'render';
  registry: Registry;
  /** Absolute address with the query as the page may see it. */
  url: string;
  /** True leaves the owning remote out: its region shows the failure panel. */
  isBroken: boolean;
  /** Fragments that are left out. */
  without: FragmentName[];
  /** Remotes that are used only where the thread has them already. */
  resting: RemoteName[];
};

/** Evaluates a remote of a registry, checks its contract, and tells what the serving process must know of it. */
export type LoadJob = {
  kind: 'load';
  registry: Registry;
  name: RemoteName;
  /** True for a release that is not live yet: nothing of it may be missing. */
  isStrict: boolean;
};

export type Job = RenderJob | LoadJob;

/** A job on its way into a thread. The registry is not sent again to one that was sent it last. */
export type Order = {
  id: number;
  job: Omit<RenderJob, 'registry'> | Omit<LoadJob, 'registry'>;
  registry: Registry | null;
};

const remoteName = z.custom<RemoteName>(isRemoteName);
const fragmentName = z.custom<FragmentName>((name) => typeof name === 'string');
const bytes = z.custom<Uint8Array<ArrayBuffer>>(
  (value) => value instanceof Uint8Array && value.buffer instanceof ArrayBuffer,
);

const htmlSchema = z.object({
  kind: z.literal('html'),
  status: z.number().int().min(200).max(599),
  /** Of an answer that is no page; pages are HTML. */
  contentType: z.enum(['application/json']).optional(),
  html: bytes,
  /** False where a remote or a fragment is missing: the next rendering may be better. */
  isComplete: z.boolean(),
  /** Fragments of the page that could not be had. */
  missing: z.array(fragmentName),
  /** Hashes of the styles that stand in the HTML, as the policy names them. */
  styleHashes: z.array(z.string().regex(/^sha(256|384|512)-[\w+/=]+$/)),
  /** Remotes whose version shows in this page. */
  used: z.array(remoteName),
});

const redirectSchema = z.object({ kind: z.literal('redirect'), location: z.string() });

const handleSchema = z.object({
  chunk: z.string(),
  fragments: z.array(fragmentName).optional(),
  query: z.array(z.string()).optional(),
  isPrivate: z.boolean().optional(),
}) satisfies z.ZodType<PageHandle>;

const loadedSchema = z.object({
  kind: z.literal('loaded'),
  routes: z.array(z.object({ path: z.string(), handle: handleSchema.optional() })),
  sitemapPaths: z.array(z.string()),
});

/** Everything that a thread says. It runs code of other teams, so that it is parsed like a request. */
export const answerSchema = z.discriminatedUnion('isDone', [
  z.object({
    id: z.number(),
    isDone: z.literal(true),
    result: z.discriminatedUnion('kind', [htmlSchema, redirectSchema, loadedSchema]),
  }),
  z.object({ id: z.number(), isDone: z.literal(false), reason: z.string() }),
]);

export type Answer = z.infer<typeof answerSchema>;
export type RenderedHtml = z.infer<typeof htmlSchema>;
export type RenderResult = RenderedHtml | z.infer<typeof redirectSchema>;
/** What is known of a remote's pages without its code. */
export type LoadedRemote = z.infer<typeof loadedSchema>;
export type JobResult<Kind extends Job['kind']> = Kind extends 'render' ? RenderResult : LoadedRemote;
