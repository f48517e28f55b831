import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, httpTest as test } from '../support/journey';
import { startShop } from '../support/startShop';

const LIMIT_MB = { supervisor: 60, shop: 450 };
/** Milliseconds after which a shop that nobody visits is idle. */
const SETTLED_MS = 90_000;

/** Megabytes that a process alone would free, and its share of what it has in common with others. */
function readShare(pid: string): number {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

function readResident(pid: string): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** `program` is the path of a file, or the tooling's name of it (shared/tooling/run.mjs). */
type Found = { pid: string; program: string };

/** The processes of Node that work on this data folder. */
function nodesOn(dataDir: string): Found[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(dataDir);
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        const at = words.findIndex((word) => /\.m?js$/.test(word));
        const program = words[words[at]?.endsWith('tooling/run.mjs') ? at + 1 : at] ?? '';
        return isOurs && /^(.*\/)?node$/.test(words[0] ?? '') ? [{ pid, program }] : [];
      } catch {
        // It has ended meanwhile, or belongs to somebody else.
        return [];
      }
    });
}

test('what keeps the shop running is small, and so is the whole shop, idle and embedded @whole', async () => {
  test.setTimeout(240_000);
  test.skip(!existsSync('/proc/self/smaps_rollup'), 'memory is read from /proc');
  const shop = await startShop();
  try {
    const programs = () => nodesOn(shop.dataDir).map(({ program }) => path.basename(program));
    await expect.poll(programs).toEqual(expect.arrayContaining(['start', 'front.js']));
    const nodes = nodesOn(shop.dataDir).filter(({ program }) => !program.includes('npm'));
    const supervisors = nodes.filter(({ program }) => program === 'start/start');
    expect(supervisors).toHaveLength(1);
    // What builds has ended.
    expect(nodes.filter(({ program }) => program.endsWith('prepare.mjs'))).toEqual([]);
    // Idle: pages are still being warmed, and what the start has left behind goes with the next collection.
    const megabytes = () => nodes.reduce((sum, { pid }) => sum + readShare(pid), 0);
    await expect.poll(megabytes, { timeout: SETTLED_MS }).toBeLessThanOrEqual(LIMIT_MB.shop);
    const supervisor = () => readResident(supervisors[0]?.pid ?? '');
    await expect.poll(supervisor, { timeout: SETTLED_MS }).toBeLessThanOrEqual(LIMIT_MB.supervisor);
  } finally {
    await shop.stop();
  }
});
