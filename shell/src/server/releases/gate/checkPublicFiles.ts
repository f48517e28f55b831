import path from 'node:path';
import type { RemoteName } from '@shop/contracts/remotes';
import { reservedSegments } from '@shop/node/http/reservedSegments';
import { allowedPublicHeaders, shellFiles } from '../publicFileRules';

type PublicFiles = { path: string; folder: string; headers: Record<string, string> }[];

const isBelow = (place: string, folder: string) => place === folder || place.startsWith(`${folder}/`);

type Neighbor = { name: RemoteName; publicFiles: Pick<PublicFiles[number], 'path'>[] };

export function checkPublicFiles(own: PublicFiles, others: Neighbor[], files: string[]): string[] {
  return own.flatMap(({ path: place, folder, headers }) => {
    const source = path.posix.join('client', folder, '/');
    const isShells =
      shellFiles.some((file) => isBelow(place, file)) || reservedSegments.includes(place.split('/')[1] ?? '');
    const owner = others.find(({ publicFiles }) =>
      publicFiles.some((other) => isBelow(place, other.path) || isBelow(other.path, place)),
    );
    const foreign = Object.keys(headers).filter((name) => !allowedPublicHeaders.includes(name.toLowerCase()));
    return [
      ...(isShells ? [`the public file ${place} takes an address of the shell`] : []),
      ...(owner ? [`the public file ${place} takes an address of ${owner.name}`] : []),
      ...foreign.map(
        (name) => `the public file ${place} sets ${name}; it may set ${allowedPublicHeaders.join(', ')}`,
      ),
      ...(files.some((file) => file.startsWith(source))
        ? []
        : [`publicFiles names the folder ${source}, and the release has no file in it`]),
    ];
  });
}
