// What a shop without visitors holds 15 s after its start, all its processes together: with the embedded database, and with
// PostgreSQL, whose own server is not counted; beside Express alone. Linux only. REST_S chooses another time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBare } from './bareExpress';
import { atMost } from './bench';
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

export default async function memory() {
  const toRow = (max: number, name: string, value: number) => atMost(max, { name, value, unit: 'MB' });
  const rows = [toRow(EMBEDDED_AIM_MB, 'idle shop, embedded database', await measureIdle({}))];
  const held = await measureWithPostgres();
  if (held === null) console.log('PostgreSQL is not on this machine.');
  else rows.push(toRow(POSTGRES_AIM_MB, 'idle shop, PostgreSQL', held));
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
  const express = await startBare(folder, '');
  await rest();
  const baseline = sumMemory(express.pids);
  await stop(express);
  rmSync(folder, { recursive: true });
  return rows.map((row) => ({ ...row, baseline }));
}
