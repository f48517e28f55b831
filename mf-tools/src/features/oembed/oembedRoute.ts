import type { PageLoaderArgs } from '@shop/contracts/remotes';
import { oembed, toXml } from './oembed';

/** /embed/oembed: asked by editors that turn a pasted link into what it shows. */
export function loader({ request }: PageLoaderArgs): Response {
  const address = new URL(request.url);
  const { status, body } = oembed(address);
  if (address.searchParams.get('format') !== 'xml') return Response.json(body, { status });
  return new Response(toXml(body), { status, headers: { 'Content-Type': 'text/xml; charset=utf-8' } });
}

/** There is no page under this address; a browser that comes here by script alone is shown nothing. */
export const Component = () => null;
