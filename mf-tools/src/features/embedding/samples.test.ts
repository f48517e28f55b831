import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as samples from './samples';

const folder = path.join(__dirname, '../../../../docs/embedding');
const documentation = readdirSync(folder)
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');
const squeezed = (text: string) => text.replace(/\s+/g, ' ');

test.each(Object.entries(samples))(
  'the snippet "%s" of the page is the one of the documentation',
  (_name, sample) => {
    const code = typeof sample === 'string' ? sample : sample('https://shop.example');
    expect(squeezed(documentation)).toContain(squeezed(code));
  },
);
