import type { RemoteName } from '@shop/contracts/remotes';
import { reservedSegments } from '@shop/node/http/reservedSegments';

type RemoteRoutes = { name: RemoteName; segments: string[] };

type Candidate = {
  segments: string[];
  routes: string[];
  live: string[];
  others: RemoteRoutes[];
  dropped: string[];
};

const getSegment = (path: string) => path.split('/')[1] ?? '';

function findDoubles(paths: string[]): string[] {
  const twice = new Set(paths.filter((path, index) => paths.indexOf(path) !== index));
  return [...twice].map((path) => `it has the page ${path} twice`);
}

function findForeign({ routes, segments, others }: Candidate): string[] {
  const owners = [{ name: 'the shell', segments: reservedSegments }, ...others];
  const taken = owners.flatMap((owner) =>
    segments
      .filter((segment) => owner.segments.includes(segment))
      .map((segment) => `the area /${segment} belongs to ${owner.name}`),
  );
  const outside = routes
    .filter((path) => !segments.includes(getSegment(path)))
    .map((path) => `the page ${path} lies outside the areas that it declares`);
  return [...taken, ...outside];
}

export function checkRoutes(candidate: Candidate): string[] {
  const { routes, live, dropped } = candidate;
  const lost = live
    .filter((path) => !routes.includes(path) && !dropped.includes(path))
    .map((path) => `the page ${path} is gone; if that is meant: --drop ${path}`);
  return [...new Set(lost), ...findDoubles(routes), ...findForeign(candidate)];
}
