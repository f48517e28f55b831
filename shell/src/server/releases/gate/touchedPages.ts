import { parseRemoteId } from '@shop/contracts/remoteIds';
import type { RemoteName } from '@shop/contracts/remotes';
import { frameComponents } from '../../rendering/checkContract';
import type { DescribedRemote, ShownComponent } from '../../rendering/messages';

export type Neighbor = DescribedRemote & { name: RemoteName };

export type TouchedPage = { path: string; remotes: RemoteName[] };

function findShownComponents(remotes: Neighbor[]): ShownComponent[] {
  return remotes.flatMap(({ name, pages }) => {
    const ids = new Set(pages.flatMap(({ components }) => components));
    return [...ids].map((id) => {
      const path = pages.find(({ components }) => components.includes(id))?.path ?? '';
      return { id, shownBy: name, path };
    });
  });
}

const framed: ShownComponent[] = frameComponents.map((id) => ({ id, shownBy: 'the shell', path: '' }));

/** Where remote components of `name` are shown; what it exposes by such a name anybody may show. */
export function findUses(name: RemoteName, others: Neighbor[], exposes: string[]): ShownComponent[] {
  const shown = [...findShownComponents(others), ...framed];
  const exposed = exposes
    .filter((expose) => /^\.\/[A-Z]/.test(expose))
    .map((expose) => ({ id: name + expose.slice(1), shownBy: 'remote.json', path: '' }));
  return [...shown.filter(({ id }) => parseRemoteId(id).remote === name), ...exposed];
}

export function findTouchedPages(name: RemoteName, own: DescribedRemote, others: Neighbor[]): TouchedPage[] {
  const toTouched = (owner: RemoteName, { path, components }: DescribedRemote['pages'][number]) => ({
    path,
    remotes: [
      ...new Set([owner, ...[...components, ...frameComponents].map((id) => parseRemoteId(id).remote)]),
    ],
  });
  const ownPages = own.pages.filter(({ isData }) => !isData).map((page) => toTouched(name, page));
  const shown = others.flatMap((neighbor) => {
    const shownHere = findShownComponents([neighbor]).filter(({ id }) => parseRemoteId(id).remote === name);
    const paths = shownHere.map(({ path }) => path);
    return neighbor.pages
      .filter(({ path }) => paths.includes(path))
      .map((page) => toTouched(neighbor.name, page));
  });
  return [...ownPages, ...shown];
}
