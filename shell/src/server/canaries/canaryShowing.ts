import type { IncomingMessage } from 'node:http';
import type { Canary, Registry } from '../registry';
import { liveShowing, type Showing } from '../showing';
import { asksForPrivacy, clientAddress, isInBucket } from './bucket';

type Options = { current: () => Registry; trustProxy: number };

function compose(live: Registry, canaries: Canary[]): Registry {
  const versions = canaries.map(({ name, pointer }) => [name, pointer]);
  return { remotes: { ...live.remotes, ...Object.fromEntries(versions) } };
}

/** What a visitor is shown while canaries are open: the live composition, or one with the new versions in it. */
export function makeCanaryShowing({ current, trustProxy }: Options) {
  const composed = new WeakMap<Registry, Map<string, Showing>>();

  function showingOf(live: Registry, chosen: Canary[]): Showing {
    const lane = chosen.map(({ name, pointer }) => `${name} ${pointer.version} `).join('');
    const ofLive = composed.get(live) ?? new Map<string, Showing>();
    composed.set(live, ofLive);
    const known = ofLive.get(lane);
    if (known) return known;
    const composition = chosen.length === 0 ? live : compose(live, chosen);
    const showing: Showing = { ...liveShowing(composition), lane, isForAll: false };
    ofLive.set(lane, showing);
    return showing;
  }

  return function showingFor(req: IncomingMessage): Showing {
    const live = current();
    const { canaries = [] } = live;
    if (canaries.length === 0) return liveShowing(live);
    const address = clientAddress(req, trustProxy);
    const isChosen = ({ salt, share }: Canary) => isInBucket(address, salt, share);
    return showingOf(live, asksForPrivacy(req) ? [] : canaries.filter(isChosen));
  };
}
