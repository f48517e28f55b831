import type { PageLoaderArgs } from '@shop/contracts/remotes';
import { oembed } from './oembed';

/** /embed/oembed: asked by editors that turn a pasted link into what it shows. */
export function loader({ request }: PageLoaderArgs): Response {
  const { status, body } = oembed(new URL(request.url));
  return Response.json(body, { status });
}

/** There is no page under this address; a browser that comes here by script alone is shown nothing. */
export const Component = () => null;
