import pg from 'pg';
import { hasPostgres, startPostgres as start } from '../../checkout-service/testing/postgresServer';

/** The tests' own PostgreSQL server; null where its programs are not on the machine. */
export const startPostgres = async () => (hasPostgres() ? start() : null);

/** A new database on a server; gives its address. */
export async function newDatabase(url: string, name: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}
