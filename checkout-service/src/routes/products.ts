import { Router } from 'express';
import { badRequest, methodNotAllowed } from '../http/httpError';
import type { ProductFilter } from '../products/catalogue';
import type { CatalogueCache } from '../products/catalogueCache';

const waxTypes = ['soy', 'beeswax', 'coconut'];
const categories = ['kit', 'wax', 'wick', 'fragrance', 'container', 'bundle'];
const orders = ['featured.desc'];
const names = ['wax_type', 'category', 'featured', 'order'];

type Query = Record<string, unknown>;

/** GET /api/products: from memory, with an ETag. */
export function productsRoute(catalogue: CatalogueCache): Router {
  const router = Router();
  router.get('/', (request, response) => {
    const { body, etag } = catalogue.current().bodyFor(readFilter(request.query));
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', 'no-cache');
    if (isSame(request.headers['if-none-match'], etag)) {
      response.statusCode = 304;
      response.end();
      return;
    }
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', body.length);
    response.end(body);
  });
  router.all('/', () => {
    throw methodNotAllowed('GET');
  });
  return router;
}

/** A compressing proxy makes `W/"…"` of our tag. Express's request.fresh ignores tags under `Cache-Control: no-cache`. */
function isSame(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ['*', etag, `W/${etag}`];
  return ifNoneMatch?.split(',').some((tag) => known.includes(tag.trim())) ?? false;
}

/** Rule checkout.products: an unknown filter is an error. */
function readFilter(query: Query): ProductFilter {
  const unknown = Object.keys(query).find((name) => !names.includes(name));
  if (unknown !== undefined) throw badRequest(400, `Products are chosen by ${names.join(', ')}.`);
  const featured = readChoice(query, 'featured', ['true', 'false']);
  return {
    isFeatured: featured === undefined ? undefined : featured === 'true',
    waxType: readChoice(query, 'wax_type', waxTypes),
    category: readChoice(query, 'category', categories),
    isFeaturedFirst: readChoice(query, 'order', orders) !== undefined,
  };
}

function readChoice(query: Query, name: string, choices: string[]): string | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !choices.includes(value)) {
    throw badRequest(400, `${name} must be one of ${choices.join(', ')}.`);
  }
  return value;
}
