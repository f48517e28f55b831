import type { RemoteName } from '@shop/contracts/remotes';
import { z } from 'zod';
import { componentName, MAX_PAGE_BYTES, remoteName } from '../../rendering/messages';

/** A remote component that somebody shows, and a page of theirs; '' for all. */
export type ShownComponent = { id: string; shownBy: string; path: string };

export type GateTask =
  | { what: 'describe'; name: RemoteName }
  /** Runs what a consumer expects of a provider; 'shell' stands for the shell's own expectations. */
  | { what: 'contracts'; consumer: RemoteName | 'shell'; provider: RemoteName }
  | { what: 'components'; shown: ShownComponent[] }
  /** Renders pages. What is missing of the `excused` is no fault of the page. */
  | { what: 'pages'; paths: string[]; excused: RemoteName[] };

const describedSchema = z.object({
  routes: z.array(z.string()),
  pages: z.array(
    z.object({
      path: z.string(),
      components: z.array(componentName),
      isData: z.boolean(),
      scripts: z.array(z.string()),
    }),
  ),
  reliesOn: z.array(remoteName),
  messageFaults: z.array(z.string()),
});
export type DescribedRemote = z.infer<typeof describedSchema>;

/** What a renderer answers to a task: it runs code of other teams. */
export const checkedSchema = z.object({
  faults: z.array(z.string()),
  described: describedSchema.exactOptional(),
  rendered: z.record(z.string(), z.string().max(MAX_PAGE_BYTES)).exactOptional(),
});

export type CheckResult = z.infer<typeof checkedSchema>;
