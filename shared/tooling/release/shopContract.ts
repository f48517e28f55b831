import { type Declaration, declarationSchema, manifestSchema } from '@shop/node/object-store/releaseManifest';
import { findUnmet } from '@shop/node/object-store/requirements';
import type { z } from 'zod';

const PLACE = '.well-known/shop-contract.json';
const FORMAT = 1;
const LIMIT_MS = 5000;

export type ShopContract = {
  format: number;
  composition: string;
  platform: { version: string; names: string[] };
  shared: Record<string, string>;
  remotes: Record<string, { app: string; version: string; areas: string[]; pages: string[] }>;
  fragments: Record<string, { shownBy: string[] }>;
  reserved: string[];
  releases: { isOpen: boolean; maxBytes: number };
};

/** @throws where the shop cannot be reached */
export async function readShopContract(shop: URL): Promise<ShopContract | null> {
  const url = new URL(PLACE, `${shop.href.replace(/\/$/, '')}/`);
  const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  const contract = answer.ok ? await answer.json().catch(() => null) : null;
  return contract?.format === FORMAT ? contract : null;
}

type ComparedRemote = Pick<Declaration, 'name' | 'segments' | 'exposes'>;

export const comparedSchema = manifestSchema
  .pick({ requires: true, platformNames: true })
  .extend({ remote: declarationSchema.pick({ name: true, segments: true, exposes: true }).optional() });

function findTaken({ name, segments }: ComparedRemote, { remotes, reserved }: ShopContract) {
  const others = Object.entries(remotes).filter(([other]) => other !== name);
  return segments.flatMap((segment) => {
    if (reserved.includes(segment)) return [`the area /${segment} belongs to the shell`];
    const owner = others.find(([, { areas }]) => areas.includes(segment))?.[0];
    return owner ? [`the area /${segment} belongs to ${owner}`] : [];
  });
}

function findLost({ name, exposes }: ComparedRemote, { fragments }: ShopContract) {
  return Object.entries(fragments)
    .filter(([fragment]) => fragment.startsWith(`${name}/`))
    .filter(([fragment, { shownBy }]) => shownBy.length > 0 && !(fragment.replace(name, '.') in exposes))
    .map(([fragment, { shownBy }]) => `${fragment} is gone, and ${shownBy.join(' and ')} shows it`);
}

/** As far as that is known without running it. */
export function findIncompatibilities(release: z.infer<typeof comparedSchema>, contract: ShopContract) {
  const offered = { shared: contract.shared, platformNames: contract.platform.names };
  const { remote } = release;
  if (!remote) return findUnmet(release, offered);
  return [...findUnmet(release, offered), ...findTaken(remote, contract), ...findLost(remote, contract)];
}
