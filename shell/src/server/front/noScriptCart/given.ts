import { SERVER_CART, SERVER_ORDER } from '@shop/contracts/serverData';
import type { Request } from 'express';

function rewrite(req: Request, change: (query: URLSearchParams) => void) {
  const [path = '', search = ''] = req.url.split('?');
  const query = new URLSearchParams(search);
  change(query);
  req.url = query.size > 0 ? `${path}?${query}` : path;
}

/** Drops what only the server may give: nobody shows a shopper a cart or an order by a link. */
export function clearFormCart(req: Request) {
  rewrite(req, (query) => {
    query.delete(SERVER_CART);
    query.delete(SERVER_ORDER);
  });
}

/** Gives the page that is rendered for this request something to show, as JSON in its query. */
export function give(req: Request, name: string, value: unknown) {
  rewrite(req, (query) => query.set(name, JSON.stringify(value)));
}
