import type { PageLoaderArgs } from '@shop/contracts/remotes';
import { calculatorTitles, calculatorType, reflectedNames, shopPages } from '../../embed/calculatorTypes';

/** `renderMarkup` comes with a renderer of its own (build/wholeModule.mjs), which no browser loads. */
const loadRenderer = async () =>
  __SERVER__ ? (await import('../../package/renderMarkup')).renderMarkup : null;

/** /embed/{type}.html: the element with its first result, for sites that put it into their own HTML. */
export async function loader({ request }: PageLoaderArgs): Promise<Response> {
  const { origin, pathname, searchParams } = new URL(request.url);
  const type = calculatorType(pathname.replace(/^.*\/|\.html$/g, ''));
  const asked = reflectedNames.flatMap((name) => {
    const value = searchParams.get(name);
    return value && name !== 'type' ? [[name, value] as const] : [];
  });
  const link = `<a href="${origin}${shopPages[type]}">${calculatorTitles[type]}</a>`;
  const renderMarkup = await loadRenderer();
  const html = renderMarkup?.({ type, ...Object.fromEntries(asked) }, link, { shopOrigin: origin });
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** There is no page under this address; a browser that comes here by script alone is shown nothing. */
export const Component = () => null;
