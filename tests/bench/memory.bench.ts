// What a shop without visitors holds 15 s after its start, all its processes together: with the embedded database, and with
// PostgreSQL, whose own server is not counted; beside Express alone. Linux only. REST_S chooses another time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBare } from './bareExpress';
import type { Row } from './bench';
import { stop, sumMemory } from './httpLoad';
import { newDatabase, startPostgres } from './postgres';
import { startShop } from './startShop';

const REST_S = Number(process.env.REST_S ?? 15);
const EMBEDDED_AIM_MB = 400;
const POSTGRES_AIM_MB = 300;

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_S * 1000));

async function measureIdle(env: NodeJS.ProcessEnv) {
  const shop = await startShop(env);
  await rest();
  const held = sumMemory(shop.allPids());
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

const toRow = (name: string, value: number, aim: number): Row => ({
  name,
  value,
  unit: 'MB',
  aim: `<= ${aim}`,
  isMet: value <= aim,
});

export default async function memory() {
  const rows = [toRow('idle shop, embedded database', await measureIdle({}), EMBEDDED_AIM_MB)];
  const held = await measureWithPostgres();
  if (held === null) console.log('PostgreSQL is not on this machine.');
  else rows.push(toRow('idle shop, PostgreSQL', held, POSTGRES_AIM_MB));
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
  const express = await startBare(folder, '');
  await rest();
  const baseline = sumMemory(express.pids);
  await stop(express);
  rmSync(folder, { recursive: true });
  return rows.map((row) => ({ ...row, baseline }));
}
