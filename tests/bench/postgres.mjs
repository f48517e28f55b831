import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import pg from 'pg';

const root = path.resolve(import.meta.dirname, '../..');

/** The tests' own PostgreSQL server; null where its programs are not on the machine. */
export async function startPostgres() {
  const source = readFileSync(path.join(root, 'checkout-service/testing/postgresServer.ts'), 'utf8');
  const { code } = await transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const server = await import(`data:text/javascript,${encodeURIComponent(code)}`);
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
