import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { releaseFolder } from '../apps.mjs';
import { releasesFolder } from '../paths.mjs';

/** Milliseconds that one step may take: a page, a module. More is a loop that does not end. */
const STEP_MS = Number(process.env.GATE_STEP_MS || 8000);
/** Megabytes that a release may use while it is checked. */
const HEAP_MB = 512;
/** Variables that code of a release may see. */
const LISTED = ['PATH', 'TZ', 'LANG', 'SystemRoot'];

/**
 * @typedef {{ name: string, ms: number, faults: string[], wasSkipped?: boolean }} Check
 */

/**
 * Runs the checks that the live shell's own release brings, in a process that is ended when a step does not end.
 * @param {{ shell: string, order: object }} run version of the live shell, and what is to be checked
 * @returns {Promise<Check[]>}
 */
export function runChecker({ shell, order }) {
  const file = path.join(releaseFolder('shell', shell), 'server/checkRelease.js');
  if (!existsSync(file)) return Promise.resolve([failed('shell', `the shell ${shell} brings no checks`)]);
  const env = Object.fromEntries(LISTED.map((name) => [name, process.env[name]]));
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, file, JSON.stringify({ releasesDir: releasesFolder, ...order })],
    { env: { ...env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let step = 'starting';
  let checks = null;
  let isHung = false;
  let said = '';
  let timer = null;
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isHung = true;
      child.kill('SIGKILL');
    }, STEP_MS);
  };
  watch();
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = readMessage(line);
    if (!message) return;
    step = message.step ?? step;
    checks = message.checks ?? checks;
    watch();
  });
  return new Promise((resolve) => {
    child.once('close', () => {
      clearTimeout(timer);
      if (isHung) return resolve([failed(step, `${step} does not come to an end`)]);
      const reason = said.trim().split('\n').at(-1) || 'its process ended';
      resolve(checks ?? [failed(step, `${step}: ${reason}`)]);
    });
  });
}

function failed(name, fault) {
  return { name, ms: 0, faults: [fault] };
}

/** A release may print what it likes; only lines of the checker count. */
function readMessage(line) {
  try {
    const message = JSON.parse(line);
    return typeof message.step === 'string' || Array.isArray(message.checks) ? message : null;
  } catch {
    return null;
  }
}
