import productRows from '@shop/mf-catalog/products.json' with { type: 'json' };
import { waxRecipe } from '../features/wax-calculator/waxRecipe';
import { readWaxTexts, startWaxTexts } from '../features/wax-calculator/waxTexts';
import { calculateWax } from '../formulas/calculateWax';
import { todaysFormulas } from '../formulas/openFormulas';
import { english, getWords } from '../words/words';
import { proposalLink, proposedPacks, roundedNeed } from './proposal';
import { soldPacks } from './soldPacks';

function toNeed(fields: Record<string, string>) {
  const texts = startWaxTexts(fields);
  const { inputs } = readWaxTexts(texts);
  if (!inputs) throw new Error('Not a recipe.');
  const calculation = { texts, inputs, result: calculateWax(inputs), formulas: todaysFormulas };
  return waxRecipe(getWords(english), calculation).need;
}

test('what the embed knows of packs is what the catalogue says', () => {
  for (const { id, slug, category, pack_amount, wax_type } of soldPacks) {
    const row = productRows.find((one) => one.id === id);
    expect(row).toMatchObject({ slug, category, pack_amount });
    if (category === 'wax') expect(row?.wax_type).toBe(wax_type);
  }
  const kinds = ['wax', 'wick', 'container'];
  const sold = productRows.filter(({ category }) => kinds.includes(category)).map(({ id }) => id);
  const known = soldPacks.filter(({ category }) => kinds.includes(category)).map(({ id }) => id);
  expect(known).toEqual(sold);
  expect(soldPacks.find(({ category }) => category === 'fragrance')?.id).toBe(
    productRows.find(({ category }) => category === 'fragrance')?.id,
  );
});

test('a recipe becomes whole packs, by catalogue id', () => {
  expect(proposedPacks(toNeed({ diameter: '8', height: '9', candles: '4' }))).toEqual(
    expect.arrayContaining([
      { id: 'wx-201', packs: 2 },
      { id: 'fr-401', packs: 3 },
      { id: 'wk-301', packs: 1 },
    ]),
  );
});

test('a wax that is not sold is left out, not replaced', () => {
  const packs = proposedPacks(toNeed({ diameter: '8', height: '9', candles: '4', wax: 'paraffin' }));
  expect(packs.filter(({ id }) => id.startsWith('wx-'))).toEqual([]);
});

test('the link proposes, names the site and carries the recipe', () => {
  const link = proposalLink(
    'https://shop.example',
    [{ id: 'wx-201', packs: 2 }],
    '/wax-calculator?wax=soy',
    'my-blog',
  );
  expect(link).toBe(
    'https://shop.example/cart?propose=wx-201:2&ref=my-blog&recipe=%2Fwax-calculator%3Fwax%3Dsoy',
  );
  expect(proposalLink('https://shop.example', [], '/wax-calculator?wax=soy', 'my-blog')).toBe(
    'https://shop.example/wax-calculator?wax=soy',
  );
});

test.each(['My Blog', 'a&propose=wx-201:99', 'x'.repeat(41)])(
  'the partner "%s" is left out of the link',
  (partner) => {
    const link = proposalLink(
      'https://shop.example',
      [{ id: 'wx-201', packs: 1 }],
      '/wax-calculator',
      partner,
    );
    expect(new URL(link).searchParams.has('ref')).toBe(false);
  },
);

test('other sites hear weights that a kitchen scale shows', () => {
  const need = roundedNeed(toNeed({ diameter: '3.1', height: '4.7', units: 'imperial' }));
  for (const grams of [need.waxGrams, need.fragranceGrams]) expect(String(grams)).toMatch(/^\d+(\.\d)?$/);
});
