import type { RemoteComponentName, RemoteName } from '@shop/contracts/remotes';
import { LRUCache } from 'lru-cache';

/** Milliseconds after a failure, and after a probe that failed, until the next probe. */
const OPEN_MS = 1500;
/** A target is probed while somebody has asked for it within these milliseconds, and seldom when nobody has. */
const ASKED_MS = 10_000;
const UNASKED_MS = 60_000;
const MAX_BREAKERS = 1000;
const PAGES_THAT_OPEN_ROUTE = 3;

/** What a circuit breaker guards: a remote, one of its pages or one of its remote components, in one version. */
export type BreakerTarget = {
  remote: RemoteName;
  version: string;
  /** The page that failed, or that showed the component; null where the remote itself cannot be loaded. */
  path: string | null;
  route: string | null;
  fragment: RemoteComponentName | null;
};

type Breaker = { target: BreakerTarget; askedAt: number; probedAt: number };

const toKey = ({ remote, version, path, fragment }: BreakerTarget) =>
  `${remote} ${version} ${fragment ?? path ?? ''}`;

/** Circuit breakers of the shop. `probe` tells whether a target works again; requests never wait for it. */
export class CircuitBreakers {
  private readonly breakers = new LRUCache<string, Breaker>({ max: MAX_BREAKERS });

  constructor(private readonly probe: (target: BreakerTarget) => Promise<boolean>) {}

  isOpen(target: BreakerTarget): boolean {
    const { remote, version, route } = target;
    const ofRoute = [...this.breakers.values()].filter(
      ({ target: other }) => other.remote === remote && other.version === version && other.route === route,
    );
    const open = route !== null && ofRoute.length >= PAGES_THAT_OPEN_ROUTE ? ofRoute : [];
    const own = this.breakers.get(toKey(target));
    if (own) open.push(own);
    for (const breaker of open) breaker.askedAt = performance.now();
    return open.length > 0;
  }

  list(): BreakerTarget[] {
    return [...this.breakers.values()].map(({ target }) => target);
  }

  open(target: BreakerTarget) {
    const now = performance.now();
    const breaker = { target, askedAt: this.breakers.get(toKey(target))?.askedAt ?? now, probedAt: now };
    this.breakers.set(toKey(target), breaker);
    this.probeLater(breaker);
  }

  close(target: BreakerTarget) {
    this.breakers.delete(toKey(target));
  }

  private probeLater(breaker: Breaker) {
    const { target } = breaker;
    // It may have been closed, or opened anew, meanwhile.
    const isOpen = () => this.breakers.peek(toKey(target)) === breaker;
    const probe = async () => {
      const now = performance.now();
      const isDue = now - breaker.askedAt <= ASKED_MS || now - breaker.probedAt >= UNASKED_MS;
      if (isDue) breaker.probedAt = now;
      const isWell = isOpen() && isDue && (await this.probe(target).catch(() => false));
      if (!isOpen()) return;
      if (isWell) this.close(target);
      else this.probeLater(breaker);
    };
    setTimeout(probe, OPEN_MS).unref();
  }
}
