import path from 'node:path';
import type { RemoteName } from '@shop/contracts/remotes';
import { reservedSegments } from '@shop/node/http/reservedSegments';
import type { Pointer } from '../../composition/registry';

const shellFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/favicon.svg',
];

/** Headers that a remote may set with its public files. Others would speak for the whole origin: cookies, policies, scopes. */
export const allowedPublicHeaders = ['cache-control', 'cdn-cache-control'];

type Offers = Pick<Pointer, 'publicFiles'>;

const isBelow = (place: string, folder: string) => place === folder || place.startsWith(`${folder}/`);

export function checkPublicFiles(own: Offers, others: [RemoteName, Offers][], files: string[]): string[] {
  return own.publicFiles.flatMap(({ path: place, folder, headers }) => {
    const source = path.posix.join('client', folder, '/');
    const isShells =
      shellFiles.some((file) => isBelow(place, file)) || reservedSegments.includes(place.split('/')[1] ?? '');
    const owner = others.find(([, { publicFiles }]) =>
      publicFiles.some((other) => isBelow(place, other.path) || isBelow(other.path, place)),
    );
    const foreign = Object.keys(headers).filter((name) => !allowedPublicHeaders.includes(name.toLowerCase()));
    return [
      ...(isShells ? [`the public file ${place} takes an address of the shell`] : []),
      ...(owner ? [`the public file ${place} takes an address of ${owner[0]}`] : []),
      ...foreign.map(
        (name) => `the public file ${place} sets ${name}; it may set ${allowedPublicHeaders.join(', ')}`,
      ),
      ...(files.some((file) => file.startsWith(source))
        ? []
        : [`publicFiles names the folder ${source}, and the release has no file in it`]),
    ];
  });
}
