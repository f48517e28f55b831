import type { RemoteName } from '@shop/contracts/remotes';

/** What a route throws when its remote cannot be had: answered with 503 and the failure panel. */
export function areaUnavailable(area: RemoteName): Response {
  return Response.json({ unavailableArea: area }, { status: 503, statusText: 'Service Unavailable' });
}

/** The remote named by areaUnavailable's data; null for any other error. */
export function unavailableArea(data: unknown): RemoteName | null {
  return typeof data === 'object' && data !== null && 'unavailableArea' in data
    ? (data.unavailableArea as RemoteName)
    : null;
}
