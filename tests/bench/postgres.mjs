import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import pg from 'pg';

const root = path.resolve(import.meta.dirname, '../..');

async function compile(file, imports = {}) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const { code } = await transform(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  const linked = Object.entries(imports).reduce((text, [name, url]) => text.replace(name, url), code);
  return `data:text/javascript;base64,${Buffer.from(linked).toString('base64')}`;
}

/** The tests' own PostgreSQL server; null where its programs are not on the machine. */
export async function startPostgres() {
  const freePort = await compile('tests/support/freePort.ts');
  const file = 'checkout-service/testing/postgresServer.ts';
  const server = await import(await compile(file, { '@shop/testing/freePort': freePort }));
  return server.hasPostgres() ? server.startPostgres() : null;
}

/** A new database on a server; gives its address. */
export async function newDatabase(url, name) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}
