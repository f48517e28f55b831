// A program: renders pages as a worker of the shell does, without its cache. Tells milliseconds of CPU for each path.
// Arguments: releases folder, registry file, version of the shell, paths.
import pino from 'pino';
import { Generation } from '../../shell/src/server/generation';
import { readRegistry } from '../../shell/src/server/registry';
import { renderPage } from '../../shell/src/server/renderPage';
import { readShellFiles } from '../../shell/src/server/shellFiles';
import { testSite } from '../support/testSite';

const ROUNDS = 5;
const RUNS = 40;

const [releasesDir = '', registryFile = '', version = '', ...paths] = process.argv.slice(2);
const origin = 'http://127.0.0.1';
const shared = {
  generation: new Generation(readRegistry(registryFile, releasesDir), releasesDir),
  shell: readShellFiles(releasesDir, version),
  site: { ...testSite, origin },
};
const log = pino({ level: 'silent' });

async function measure(path: string): Promise<number> {
  const url = new URL(path, origin);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let run = 0; run < RUNS; run++) await renderPage({ ...shared, url }, log);
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 1000 / RUNS);
  }
  return Math.min(...rounds);
}

const results: Record<string, number> = {};
for (const path of paths) results[path] = await measure(path);
process.send?.(results);
