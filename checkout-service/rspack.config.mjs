import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { nodeConfig, terminalOptions } from '@shop/tooling';

/** @param {Partial<import('@shop/tooling/bundler/workspaces').BuildOptions>} terminalConfig */
export default function configs(terminalConfig) {
  return [
    nodeConfig({
      ...terminalOptions('checkout-service', terminalConfig),
      entries: { server: './src/server.ts', orders: './src/orders.ts', products: './src/products.ts' },
      external: ['@electric-sql/pglite', 'pg'],
    }),
  ];
}

/** An initialized, empty database: the first start unpacks it instead of running initdb (1.0 s of CPU for 3.4 s). */
export async function afterBuild({ outputPath = path.join(import.meta.dirname, 'dist') } = {}) {
  const packed = path.join(import.meta.dirname, '.cache', `pgdata-${await pgliteVersion()}-small.tar.gz`);
  if (!existsSync(packed)) await pack(packed);
  await copyFile(packed, path.join(outputPath, 'pgdata.tar.gz'));
}

/** @param {string} file */
async function pack(file) {
  // As in the service; initdb takes a quarter less of the processor.
  setFlagsFromString('--liftoff-only');
  const { PGlite } = await import('@electric-sql/pglite');
  // The log's usual 16 MB would be two thirds of what a first start unpacks.
  const database = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await database.exec('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await database.exec(`drop database ${template}`);
  await database.exec('checkpoint');
  const dump = await database.dumpDataDir('gzip');
  await database.close();
  await mkdir(path.dirname(file), { recursive: true });
  const half = `${file}.${process.pid}.part`;
  await writeFile(half, Buffer.from(await dump.arrayBuffer()));
  await rename(half, file);
}

async function pgliteVersion() {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const description = JSON.parse(await readFile(path.join(entry, '../../package.json'), 'utf8'));
  return description.version;
}
