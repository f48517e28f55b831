import type { RemoteName } from '@shop/contracts/remotes';
import { reservedSegments } from '@shop/node/http/reservedSegments';

type RemoteRoutes = { name: RemoteName; segments: string[]; routes: string[] };

const getSegment = (path: string) => path.split('/')[1] ?? '';

function findDoubles(paths: string[]): string[] {
  const twice = new Set(paths.filter((path, index) => paths.indexOf(path) !== index));
  return [...twice].map((path) => `it has the page ${path} twice`);
}

function findForeign({ routes, segments }: RemoteRoutes, others: RemoteRoutes[]): string[] {
  const taken = others.flatMap((other) =>
    segments
      .filter((segment) => other.segments.includes(segment))
      .map((segment) => `the area /${segment} belongs to ${other.name}`),
  );
  const reserved = segments
    .filter((segment) => reservedSegments.includes(segment))
    .map((segment) => `the area /${segment} belongs to the shell`);
  const outside = routes
    .filter((path) => !segments.includes(getSegment(path)))
    .map((path) => `the page ${path} lies outside the areas that it declares`);
  return [...reserved, ...taken, ...outside];
}

type Options = {
  candidate: RemoteRoutes;
  live: RemoteRoutes | null;
  others: RemoteRoutes[];
  dropped: string[];
};

export function checkRoutes({ candidate, live, others, dropped }: Options): string[] {
  const lost = (live?.routes ?? [])
    .filter((path) => !candidate.routes.includes(path) && !dropped.includes(path))
    .map((path) => `the page ${path} is gone; if that is meant: --drop ${path}`);
  return [...new Set(lost), ...findDoubles(candidate.routes), ...findForeign(candidate, others)];
}
