import type { RemoteName } from '@shop/contracts/remotes';
import { allowedPublicHeaders, reservedSegments, shellFiles } from '../reservedSegments';

type PublicFiles = { path: string; headers: Record<string, string> }[];

/** A remote and the files that it offers outside its release's own addresses. */
export type Offering = { name: RemoteName; publicFiles: PublicFiles };

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Public files that take an address of the shell or of another remote, or set a header that speaks for the whole origin. */
export function checkPublicFiles(candidate: Offering, others: Offering[]): string[] {
  return candidate.publicFiles.flatMap(({ path, headers }) => {
    const isShells =
      shellFiles.some((file) => isBelow(path, file)) || reservedSegments.includes(path.split('/')[1] ?? '');
    const owner = others.find(({ publicFiles }) =>
      publicFiles.some((other) => isBelow(path, other.path) || isBelow(other.path, path)),
    );
    const foreign = Object.keys(headers).filter((name) => !allowedPublicHeaders.includes(name.toLowerCase()));
    return [
      ...(isShells ? [`the public file ${path} takes an address of the shell`] : []),
      ...(owner ? [`the public file ${path} takes an address of ${owner.name}`] : []),
      ...foreign.map(
        (name) => `the public file ${path} sets ${name}; it may set ${allowedPublicHeaders.join(', ')}`,
      ),
    ];
  });
}
