import { splitRemoteId } from '@shop/contracts/remoteIds';
import { type FragmentName, isRemoteName, type RemoteName } from '@shop/contracts/remotes';
import { z } from 'zod';

/** Milliseconds after a failure, and after a probe that failed, until the next probe. */
const REST_MS = 1500;
/** A probe is worth its price while somebody asks. */
const ASKED_MS = 10_000;
/** Milliseconds after which a process that heard of a rest from another one probes by itself: that one is gone. */
const TAKE_OVER_MS = 6000;
/** Milliseconds between two times that a process tells the one that probes that somebody asks. */
const TELL_MS = 1000;
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
  /** Where several processes begin a rest at the same moment, the one that began first probes. */
  z.object({ type: z.literal('rest'), rest: restSchema, begunAt: z.number() }),
  /** Somebody asks for it, elsewhere than where it is probed. */
  z.object({ type: z.literal('asked'), rest: restSchema }),
  z.object({ type: z.literal('healed'), rest: restSchema }),
]);
export type RestMessage = z.infer<typeof restMessageSchema>;

type Options = {
  /** True when what rested works again. */
  probe: (rest: Rest) => Promise<boolean>;
  tell: (message: RestMessage) => void;
};

type Kept = {
  rest: Rest;
  /** True where this process probes. */
  isOwn: boolean;
  begunAt: number;
  due: number;
  askedAt: number;
  toldAt: number;
  isProbed: boolean;
};

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
    return this.ask(`${splitRemoteId(fragment).remote} ${version} ${fragment}`);
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
    const begunAt = Date.now();
    this.keep(rest, begunAt, true);
    this.options.tell({ type: 'rest', rest, begunAt });
  }

  /** It was seen to work: it rests no more, here or elsewhere. */
  end(rest: Rest) {
    if (this.kept.delete(keyOf(rest))) this.options.tell({ type: 'healed', rest });
  }

  /** What another process tells. */
  hear(message: RestMessage) {
    const key = keyOf(message.rest);
    const known = this.kept.get(key);
    if (message.type === 'healed') this.kept.delete(key);
    else if (message.type === 'asked') this.noteAsked(key);
    else if (!known?.isOwn || known.begunAt > message.begunAt)
      this.keep(message.rest, message.begunAt, false);
    // It began later, and does not know that this one probes.
    else if (known.begunAt < message.begunAt)
      this.options.tell({ type: 'rest', rest: known.rest, begunAt: known.begunAt });
  }

  private keep(rest: Rest, begunAt: number, isOwn: boolean) {
    const key = keyOf(rest);
    const ms = isOwn ? REST_MS : TAKE_OVER_MS;
    const { askedAt = Date.now(), toldAt = 0 } = this.kept.get(key) ?? {};
    this.kept.delete(key);
    this.kept.set(key, { rest, isOwn, begunAt, due: Date.now() + ms, askedAt, toldAt, isProbed: false });
    if (this.kept.size > MOST_RESTS) this.kept.delete(this.kept.keys().next().value ?? '');
    setTimeout(() => this.wake(key), ms).unref();
  }

  private ask(key: string): boolean {
    const kept = this.kept.get(key);
    if (!kept) return false;
    this.noteAsked(key);
    if (!kept.isOwn && Date.now() - kept.toldAt > TELL_MS) {
      kept.toldAt = Date.now();
      this.options.tell({ type: 'asked', rest: kept.rest });
    }
    return true;
  }

  private noteAsked(key: string) {
    const kept = this.kept.get(key);
    if (kept) kept.askedAt = Date.now();
    void this.wake(key);
  }

  /** Probes what has rested long enough, if anybody has asked for it lately. */
  private async wake(key: string) {
    const kept = this.kept.get(key);
    const now = Date.now();
    if (!kept || kept.isProbed || kept.due > now || now - kept.askedAt > ASKED_MS) return;
    kept.isProbed = true;
    const { rest } = kept;
    const isWell = await this.options.probe(rest).catch(() => false);
    if (isWell) this.end(rest);
    // What has ended meanwhile is not begun again by a look that began before.
    else if (this.kept.get(key) === kept) this.begin(rest);
  }
}
