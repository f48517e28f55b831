// npm run products -w mf-catalog: writes the rows that others sell from, after a change of src/data/products.ts.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runRspack } from '@shop/build/buildApp';
import { nodeConfig } from '@shop/build/nodeConfig';

const here = import.meta.dirname;
const outputPath = path.join(here, '.cache/products');
await runRspack(
  nodeConfig({
    name: 'mf-catalog',
    context: here,
    entries: { productRows: './src/data/productRows.ts' },
    outputPath,
    version: 'published',
    mode: 'production',
  }),
);
const { productRows } = await import(pathToFileURL(path.join(outputPath, 'productRows.js')).href);
writeFileSync(path.join(here, 'published/products.json'), `${JSON.stringify(productRows, null, 2)}\n`);
