import { formatCents } from '@shop/domain/money';
import { changePrice, type ListedPrice, listPrices } from './operator/prices';
import { runCommand } from './operator/runCommand';
import { runOperatorQuery } from './operator/runOperatorQuery';

const USAGE = `Usage: npm run products                       list products and prices
       npm run products -- price <id> <cents>  set a price, e.g. price wx-201 1599
       npm run products -- hide <id>           stop selling a product
       npm run products -- show <id>           sell it again
       --json prints the rows as JSON`;

/** `npm run products`: lists or changes prices. */
runCommand(USAGE, async (args) => {
  const words = args.filter((word) => word !== '--json');
  const print = (rows: ListedPrice[]) =>
    args.includes('--json') ? JSON.stringify(rows, null, 2) : rows.map(toLine).join('\n');
  if (words.length === 0) {
    return print(await runOperatorQuery({ path: '/operator/products', ask: listPrices }));
  }
  const change = readChange(words);
  if (!change) return null;
  const row = await runOperatorQuery<ListedPrice>({
    path: '/operator/products',
    body: change,
    ask: (database) => changePrice(database, change),
  });
  return print([row]);
});

function readChange([verb, id, cents, ...rest]: string[]) {
  if (!id || rest.length > 0) return null;
  if (verb === 'price' && cents && /^\d{1,8}$/.test(cents)) return { id, price: Number(cents) };
  if (cents !== undefined) return null;
  if (verb === 'hide') return { id, is_active: false };
  if (verb === 'show') return { id, is_active: true };
  return null;
}

function toLine({ id, name, price, catalogue_price, is_active, is_published }: ListedPrice): string {
  const differs = price === catalogue_price ? '' : `  (catalogue ${formatCents(catalogue_price)})`;
  const marks = `${is_active ? '' : '  (hidden)'}${is_published ? '' : '  (not in the catalogue, not sold)'}`;
  return `${id.padEnd(8)}  ${formatCents(price).padStart(9)}  ${name}${differs}${marks}`;
}
