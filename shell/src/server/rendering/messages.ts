import {
  isRemoteName,
  type PageHandle,
  type RemoteComponentName,
  type RemoteName,
} from '@shop/contracts/remotes';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { z } from 'zod';
import type { Registry } from '../composition/registry';
import type { ShellFiles } from '../composition/shellFiles';

export const dataTypes = ['application/json', 'text/xml; charset=utf-8', 'text/html; charset=utf-8'] as const;

export type PartName = RemoteName | RemoteComponentName;

export type RendererData = { releasesDir: string; site: SiteConfig; shell: ShellFiles };

export type RenderJob = {
  kind: 'render';
  registry: Registry;
  url: string;
  /** True leaves the owning remote out: its region shows the failure panel. */
  isBroken: boolean;
  /** What has an open circuit breaker: remote components that are left out, remotes that are used only as far as they are loaded. */
  without: PartName[];
  /** Cents by product id; null where the products table is not known. */
  prices: SiteConfig['prices'] | null;
};

export type LoadJob = { kind: 'load'; registry: Registry; name: RemoteName };

/** Front to renderer, one at a time, after RendererData as the first message. Each is answered by 'done' or 'failed'. */
export type Job<GateTask = unknown> =
  | RenderJob
  | LoadJob
  | { kind: 'check'; registry: Registry; task: GateTask };

export const MAX_PAGE_BYTES = 4 * 1024 * 1024;
/** Characters of one log line, and of a reason. */
export const MAX_TEXT = 4000;
/** What code of a remote threw outside of any call. */
export const STRAY_ERROR = 'stray error';

export const remoteName = z.custom<RemoteName>(isRemoteName);
export const componentName = z.custom<RemoteComponentName>((name) => typeof name === 'string');
const bytes = z.custom<Uint8Array<ArrayBuffer>>(
  (value) =>
    value instanceof Uint8Array && value.buffer instanceof ArrayBuffer && value.length <= MAX_PAGE_BYTES,
);
const text = z.string().max(MAX_TEXT);

const htmlSchema = z.object({
  status: z.number().int().min(200).max(599),
  contentType: z.enum(dataTypes).optional(),
  html: bytes,
  location: text.exactOptional(),
  /** False where a remote or a remote component is missing: the next rendering may be better. */
  isComplete: z.boolean(),
  /** What did not load: remote components, and the remote that owns the page. */
  missing: z.array(z.custom<PartName>((name) => typeof name === 'string')),
  styleHashes: z.array(z.string().regex(/^sha(256|384|512)-[\w+/=]+$/)),
  used: z.array(remoteName),
});

const handleSchema = z.object({
  chunk: z.string(),
  fragments: z.array(componentName).optional(),
  query: z.array(z.string()).optional(),
  isPrivate: z.boolean().optional(),
}) satisfies z.ZodType<PageHandle>;

const loadedSchema = z.object({
  routes: z.array(z.object({ path: z.string(), handle: handleSchema.optional() }), 'no list of pages'),
  sitemapPaths: z.array(z.string().regex(/^\/(?!\/)/)),
});

/** Renderer to front. The renderer runs code of other teams: its messages are parsed like requests. */
export const rendererMessageSchema = z.discriminatedUnion('type', [
  /** The job has begun, or a step of it, which has the time of a job; megabytes of heap in use then. */
  z.object({ type: z.literal('begun'), step: text, heapMb: z.number() }),
  z.object({ type: z.literal('log'), message: text, fields: z.record(text, text) }),
  z.object({ type: z.literal('done'), result: z.unknown() }),
  z.object({ type: z.literal('failed'), reason: text }),
]);

export type RendererMessage = z.infer<typeof rendererMessageSchema>;
/** A page, data that a remote answers with, or where an address has moved to. */
export type RenderResult = z.infer<typeof htmlSchema>;
export type LoadedRemote = z.infer<typeof loadedSchema>;
export const resultSchemas = { render: htmlSchema, load: loadedSchema, check: z.unknown() };
export type JobResult<Kind extends Job['kind']> = z.infer<(typeof resultSchemas)[Kind]>;
