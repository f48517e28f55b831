// What a shop without visitors holds 15 s after its start, all its processes together: with the embedded database, and with
// PostgreSQL, whose own server is not counted. Linux only. REST_S chooses another time.
import { shareOfMemory } from './httpLoad.mjs';
import { newDatabase, startPostgres } from './postgres.mjs';
import { startShop } from './startShop.mjs';

const REST_S = Number(process.env.REST_S ?? 15);
const EMBEDDED_AIM_MB = 400;
const POSTGRES_AIM_MB = 300;

async function measureIdle(env) {
  const shop = await startShop(env);
  await new Promise((resolve) => setTimeout(resolve, REST_S * 1000));
  const held = shop.allPids().reduce((sum, pid) => sum + shareOfMemory(pid), 0);
  await shop.stop();
  return held;
}

async function measureWithPostgres() {
  const server = await startPostgres();
  if (!server) return null;
  try {
    return await measureIdle({ DATABASE_URL: await newDatabase(server.url, 'idle') });
  } finally {
    await server.stop();
  }
}

export default async function memory() {
  const toRow = (name, value, aim) => ({ name, value, unit: 'MB', aim: `<= ${aim}`, isMet: value <= aim });
  const rows = [toRow('idle shop, embedded database', await measureIdle({}), EMBEDDED_AIM_MB)];
  const held = await measureWithPostgres();
  if (held === null) console.log('PostgreSQL is not on this machine.');
  else rows.push(toRow('idle shop, PostgreSQL', held, POSTGRES_AIM_MB));
  return rows;
}
