import { parseRemoteId } from '@shop/contracts/remoteIds';
import type { RemoteName } from '@shop/contracts/remotes';
import { frameComponents } from '../../rendering/checkContract';
import type { DescribedRemote, ShownComponent } from './tasks';

export type Neighbor = DescribedRemote & { name: RemoteName; segments: string[] };

export type TouchedPage = { path: string; remotes: RemoteName[] };

function findShown(name: RemoteName, others: Neighbor[]) {
  return others.flatMap(({ name: shownBy, pages }) => {
    const shown = pages.flatMap((page) => page.components.map((id) => [id, { id, shownBy, page }] as const));
    // Of the pages that show a component, the first.
    return [...new Map(shown.reverse()).values()].filter(({ id }) => parseRemoteId(id).remote === name);
  });
}

/** Where remote components of `name` are shown; what it exposes by such a name anybody may show. */
export function findUses(name: RemoteName, others: Neighbor[], exposes: string[]): ShownComponent[] {
  const shown = findShown(name, others).map(({ id, shownBy, page }) => ({ id, shownBy, path: page.path }));
  const framed = frameComponents
    .filter((id) => parseRemoteId(id).remote === name)
    .map((id) => ({ id, shownBy: 'the shell', path: '' }));
  const exposed = exposes
    .filter((expose) => /^\.\/[A-Z]/.test(expose))
    .map((expose) => ({ id: name + expose.slice(1), shownBy: 'remote.json', path: '' }));
  return [...shown, ...framed, ...exposed];
}

export function findTouchedPages(name: RemoteName, own: DescribedRemote, others: Neighbor[]): TouchedPage[] {
  const ownPages = own.pages.filter(({ isData }) => !isData).map((page) => [page, name] as const);
  const shown = findShown(name, others).map(({ page, shownBy }) => [page, shownBy] as const);
  return [...new Map([...ownPages, ...shown])].map(([{ path, components }, owner]) => {
    const remotes = [...components, ...frameComponents].map((id) => parseRemoteId(id).remote);
    return { path, remotes: [...new Set([owner, ...remotes])] };
  });
}
