import { brand } from '@shop/domain/site/brand';
import { calculatorTitles, calculatorTypes, presetNames, shopPages } from '../../embed/calculatorTypes';
import { frameTag } from '../../embed/frameTag';
import { getReservedHeight, LEAST_WIDTH } from '../../embed/reservedHeights';

/** Width in px of a calculator in a text, where the editor says no smaller one. */
const WIDTH = 640;
const ONE_DAY_SECONDS = 86_400;

/** https://oembed.com, section 2.3.4: the rich type. */
type RichOembed = {
  version: '1.0';
  type: 'rich';
  title: string;
  provider_name: string;
  provider_url: string;
  cache_age: number;
  width: number;
  height: number;
  html: string;
};

/** A size of the query in px; infinite where it names none. */
function getLimit(params: URLSearchParams, name: string): number {
  const value = Number(params.get(name) || Number.NaN);
  return value > 0 ? Math.floor(value) : Number.POSITIVE_INFINITY;
}

/** The calculator that a page of the shop at `origin` holds, with the fields of its link; null for another address. */
function calculatorAt(address: string, origin: string) {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const type = calculatorTypes.find((known) => shopPages[known] === url.pathname.replace(/\/$/, ''));
  if (url.origin !== origin || !type) return null;
  const fields = presetNames.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { type, fields: Object.fromEntries(fields) };
}

/** A frame with that calculator and its fields. */
export function oembed(request: URL): {
  status: 200 | 400 | 404 | 501;
  body: RichOembed | { error: string };
} {
  const { origin, searchParams: params } = request;
  const format = params.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml')
    return { status: 501, body: { error: 'format is json or xml.' } };
  const address = params.get('url');
  if (!address) return { status: 400, body: { error: 'url is missing: the address of one of our tools.' } };
  const calculator = calculatorAt(address, origin);
  if (!calculator) return { status: 404, body: { error: 'There is no calculator at this address.' } };

  // An answer may not be wider than asked for: then the link stays a link.
  const width = Math.min(WIDTH, getLimit(params, 'maxwidth'));
  if (width < LEAST_WIDTH)
    return { status: 400, body: { error: `A calculator needs a maxwidth of at least ${LEAST_WIDTH}.` } };

  const { type, fields } = calculator;
  const title = calculatorTitles[type];
  const height = Math.min(getReservedHeight(type, fields, width), getLimit(params, 'maxheight'));
  const html = frameTag({ origin, query: { type, ...fields }, title, width: String(width), height });
  return {
    status: 200,
    body: {
      version: '1.0',
      type: 'rich',
      title,
      provider_name: brand.name,
      provider_url: origin,
      cache_age: ONE_DAY_SECONDS,
      width,
      height,
      html,
    },
  };
}

/** The same answer as XML, for format=xml (section 2.3.4.2). */
export function toXml(body: object): string {
  const escaped = (value: unknown) =>
    String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const fields = Object.entries(body).map(([name, value]) => `<${name}>${escaped(value)}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${fields.join('')}</oembed>`;
}
