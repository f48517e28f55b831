import cluster from 'node:cluster';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { type Crew, isHung, makeCrew } from './crew';

jest.setTimeout(30_000);
const startedAt = 1_000_000;

test('a worker that never gives a sign of life counts as hung, from its fork on', () => {
  expect(isHung({ startedAt, lastSign: null }, startedAt + 10_000)).toBe(false);
  expect(isHung({ startedAt, lastSign: null }, startedAt + 21_000)).toBe(true);
});

test('a worker that has gone silent counts as hung', () => {
  const lastSign = startedAt + 60_000;
  expect(isHung({ startedAt, lastSign }, lastSign + 5000)).toBe(false);
  expect(isHung({ startedAt, lastSign }, lastSign + 9000)).toBe(true);
});

/**
 * A worker that notes what it is told, says that it is ready once a file of its number lies there, and answers what it is
 * asked once another one does.
 */
const WORKER = `
  const cluster = require('node:cluster');
  const fs = require('node:fs');
  const path = require('node:path');
  const { id } = cluster.worker;
  const once = (what, act) => {
    if (fs.existsSync(path.join(__dirname, what + ' ' + id))) act();
    else setTimeout(once, 5, what, act);
  };
  process.on('message', ({ type, id: question, othersServe }) => {
    const told = othersServe ? type + ' beside others' : type;
    fs.appendFileSync(path.join(__dirname, 'told ' + id), told + '\\n');
    if (type === 'listen') process.send({ type: 'listening' });
    else if (question > 0) once('may answer', () => process.send({ type: type === 'show' ? 'shown' : 'prepared', id: question }));
    else once('may be ready', () => process.send({ type: 'ready' }));
  });
  process.on('disconnect', () => process.exit());
  process.send({ type: 'alive' });
`;

describe('with two workers', () => {
  let folder: string;
  let crew: Crew;
  let ended: Promise<void>;
  let first: string;
  let second: string;
  const registry = { remotes: {} };

  const allow = (what: string) => writeFileSync(path.join(folder, what), '');
  function told(worker: string): string[] {
    const file = path.join(folder, `told ${worker}`);
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  }
  async function until(isMet: () => boolean) {
    while (!isMet()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'crew-'));
    const exec = path.join(folder, 'worker.cjs');
    writeFileSync(exec, WORKER);
    let end = () => {};
    ended = new Promise((resolve) => {
      end = resolve;
    });
    crew = makeCrew({
      size: 2,
      log: pino({ level: 'silent' }),
      greet: () => ({ type: 'show', id: 0, registry }),
      onReport: () => {},
      onFailedStart: () => {},
      onAllEnded: end,
    });
    cluster.setupPrimary({ exec });
    crew.start();
    crew.fill();
    [first = '', second = ''] = Object.keys(cluster.workers ?? {});
  });
  afterEach(async () => {
    crew.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  test('a worker is told to listen when it is ready, and keeps nobody waiting before', async () => {
    allow(`may be ready ${first}`);
    allow(`may answer ${first}`);
    await until(() => told(first).includes('listen') && told(second).includes('show'));
    expect(await crew.askAll({ type: 'show', registry }, 20_000)).toBeNull();
    await until(() => told(second).length === 2);
    expect(told(first)).toEqual(['show', 'listen', 'show']);
    expect(told(second)).toEqual(['show', 'show']);
  });

  test('a worker that begins to listen while the others are asked knows of them, and is asked, too, before anything is shown', async () => {
    allow(`may be ready ${first}`);
    await until(() => told(first).includes('listen') && told(second).includes('show'));
    const answered = crew.askAll({ type: 'prepare', registry }, 20_000);
    await until(() => told(first).includes('prepare'));
    allow(`may be ready ${second}`);
    await until(() => told(second).includes('listen beside others'));
    allow(`may answer ${first}`);
    allow(`may answer ${second}`);
    expect(await answered).toBeNull();
    expect(told(second)).toEqual(['show', 'listen beside others', 'prepare']);
  });
});
