import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as samples from './samples';

const folder = path.join(__dirname, '../../../../docs/embedding');
const documentation = readdirSync(folder)
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');
const squeezed = (text: string) => text.replace(/\s+/g, ' ');

// The page shows a longer list of colors than the document's example: that one is compared by its properties below.
const compared = Object.entries(samples).filter(([name]) => name !== 'theming');

test.each(compared)('the snippet "%s" of the page is the one of the documentation', (_name, sample) => {
  const code = typeof sample === 'string' ? sample : sample('https://shop.example');
  expect(squeezed(documentation)).toContain(squeezed(code));
});

test('every color of the page is documented', () => {
  const named = [...samples.theming.matchAll(/--candle-[\w-]+/g)].map(([name]) => name);
  for (const name of named) expect(documentation).toContain(name);
});
