import type { ObjectStore } from './objectStore';

const SILENT_MS = 60_000;

export type OfferAnswer = { until: string; reason: string | null };

/** served.json of a running shop. */
export type Served = {
  generation: number;
  pid: number;
  aliveAt: number;
  shell: string;
  shellRefused: { version: string; reason: string } | null;
  origin: string;
  remotes: Record<string, { version?: string; refused?: { version: string; reason: string } }>;
  canaries?: { name: string; version: string; refused?: string }[];
  /** What became of each offered release: why it is not on the host, null where it is. */
  offers?: Record<string, OfferAnswer>;
};

type HostReport = Served & { host: string };

const toKey = (host: string) => `hosts/${host}.json`;

export function reportHost(store: ObjectStore, host: string, served: object) {
  return store.put(toKey(host), JSON.stringify({ ...served, host }));
}

export function removeHost(store: ObjectStore, host: string) {
  return store.remove(toKey(host));
}

export async function readHosts(store: ObjectStore): Promise<HostReport[]> {
  const listed = await store.list('hosts/');
  const found = await Promise.all(listed.map(({ key }) => store.get(key)));
  return found.flatMap((one) =>
    one?.bytes && one.ageMs < SILENT_MS ? [JSON.parse(one.bytes.toString())] : [],
  );
}
