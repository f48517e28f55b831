import { type FragmentName, isRemoteName, type RemoteName } from '@shop/contracts/remotes';
import { z } from 'zod';

/** Milliseconds after a failure, and after a probe that failed, until the next probe. */
const REST_MS = 1500;
/** A probe is worth its price while somebody asks. */
const ASKED_MS = 10_000;
/** Milliseconds after which a process that heard of a rest from another one probes by itself. */
const TAKE_OVER_MS = 6000;
const MOST_RESTS = 1000;
/** So many pages of one route at rest, and the whole route rests. */
const PAGES_OF_ROUTE = 3;

/** Something of one version of a remote that hung, ended its thread or cannot be loaded, and is left alone. */
export const restSchema = z.object({
  remote: z.custom<RemoteName>(isRemoteName),
  version: z.string(),
  /** The page that failed, or that showed the fragment; null where the remote itself cannot be loaded. */
  path: z.string().nullable(),
  /** Pattern of the page's route. */
  route: z.string().nullable(),
  fragment: z.custom<FragmentName>((name) => typeof name === 'string').nullable(),
});
export type Rest = z.infer<typeof restSchema>;

/** What the processes of the shop tell each other about rests. */
export const restMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('rest'), rest: restSchema }),
  z.object({ type: z.literal('healed'), rest: restSchema }),
]);
export type RestMessage = z.infer<typeof restMessageSchema>;

type Options = {
  /** True when what rested works again. */
  probe: (rest: Rest) => Promise<boolean>;
  tell: (message: RestMessage) => void;
};

type Kept = { rest: Rest; due: number; askedAt: number; isProbed: boolean };

function keyOf({ remote, version, path, fragment }: Rest): string {
  return `${remote} ${version} ${fragment ?? path ?? ''}`;
}

/** What is left alone for a while, for all processes together. One of them probes; whoever asks meanwhile never waits. */
export class Rests {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly options: Options) {}

  /** The remote cannot be loaded. */
  hasRemote(remote: Rest['remote'], version: string): boolean {
    return this.ask(`${remote} ${version} `);
  }

  hasFragment(fragment: FragmentName, version: string): boolean {
    return this.ask(`${fragment.split('/')[0]} ${version} ${fragment}`);
  }

  hasPage(remote: Rest['remote'], version: string, path: string, route: string | null): boolean {
    if (this.ask(`${remote} ${version} ${path}`)) return true;
    const siblings = [...this.kept].filter(([, { rest }]) => {
      return (
        rest.remote === remote && rest.version === version && rest.fragment === null && rest.route === route
      );
    });
    if (route === null || siblings.length < PAGES_OF_ROUTE) return false;
    for (const [key] of siblings) this.ask(key);
    return true;
  }

  /** Everything that rests now. */
  list(): Rest[] {
    return [...this.kept.values()].map(({ rest }) => rest);
  }

  /** Begins a rest, and tells the others. */
  begin(rest: Rest) {
    this.keep(rest, REST_MS);
    this.options.tell({ type: 'rest', rest });
  }

  /** What another process tells. */
  hear(message: RestMessage) {
    if (message.type === 'rest') this.keep(message.rest, TAKE_OVER_MS);
    else this.kept.delete(keyOf(message.rest));
  }

  private keep(rest: Rest, ms: number) {
    const key = keyOf(rest);
    const askedAt = this.kept.get(key)?.askedAt ?? Date.now();
    this.kept.delete(key);
    this.kept.set(key, { rest, due: Date.now() + ms, askedAt, isProbed: false });
    if (this.kept.size > MOST_RESTS) this.kept.delete(this.kept.keys().next().value ?? '');
    setTimeout(() => this.wake(key), ms).unref();
  }

  private ask(key: string): boolean {
    const kept = this.kept.get(key);
    if (!kept) return false;
    kept.askedAt = Date.now();
    void this.wake(key);
    return true;
  }

  /** Probes what has rested long enough, if anybody has asked for it lately. */
  private async wake(key: string) {
    const kept = this.kept.get(key);
    const now = Date.now();
    if (!kept || kept.isProbed || kept.due > now || now - kept.askedAt > ASKED_MS) return;
    kept.isProbed = true;
    const { rest } = kept;
    const isWell = await this.options.probe(rest).catch(() => false);
    if (!isWell) return this.begin(rest);
    this.kept.delete(key);
    this.options.tell({ type: 'healed', rest });
  }
}
