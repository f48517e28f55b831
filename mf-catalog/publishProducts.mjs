// npm run products -w mf-catalog: writes the rows that others sell from, after a change of src/data/products.ts.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeConfig, runRspack } from '@shop/tooling';

const here = import.meta.dirname;
const outputPath = path.join(here, '.cache/products');
await runRspack(
  nodeConfig({
    app: 'mf-catalog',
    entries: { productRows: './src/data/productRows.ts' },
    outputPath,
    version: 'published',
    mode: 'production',
  }),
);
const { productRows } = await import(pathToFileURL(path.join(outputPath, 'productRows.js')).href);
const text = `${JSON.stringify(productRows, null, 2)}\n`;
writeFileSync(path.join(here, 'published/products.json'), text);

// Each other content is a later version: a service of an older one leaves the products table alone.
const file = path.join(here, 'published/version.json');
const { version, sha256: before } = JSON.parse(readFileSync(file, 'utf8'));
const sha256 = createHash('sha256').update(text).digest('hex');
if (sha256 !== before) writeFileSync(file, `${JSON.stringify({ version: version + 1, sha256 }, null, 2)}\n`);
