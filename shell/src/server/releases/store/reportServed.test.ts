import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readHosts } from '@shop/node/object-store/hostReports';
import { openStandIn } from '@shop/testing/openStandIn';
import { S3StandIn } from '@shop/testing/s3StandIn';
import pino from 'pino';
import { reportServed } from './reportServed';

let s3: S3StandIn;
let folder: string;
beforeEach(async () => {
  s3 = await new S3StandIn().start();
  folder = mkdtempSync(path.join(os.tmpdir(), 'reports-'));
});
afterEach(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

function begin() {
  const log = pino({ level: 'silent' });
  return reportServed({ store: openStandIn(s3), folder, host: 'here', log });
}

const servedAt = (generation: number) => ({
  generation,
  pid: process.pid,
  aliveAt: 0,
  origin: '',
  composition: '',
  shell: '1',
  shellRefused: null,
  remotes: {},
  canaries: [],
  openBreakers: [],
  pages: {},
});
const reportedHere = async () => (await readHosts(openStandIn(s3))).map(({ generation }) => generation);

test.each([
  ['takes its report back', process.pid, []],
  ['leaves it to another front of its host', process.pid + 1, [1]],
])('a front that stops %s', async (_what, pid, left) => {
  const { report, stop } = begin();
  await report(servedAt(1));
  writeFileSync(path.join(folder, 'served.json'), JSON.stringify({ pid }));
  await stop();
  expect(await reportedHere()).toEqual(left);
});

test('what comes while a report is on its way waits for the next call', async () => {
  const { report } = begin();
  await Promise.all([report(servedAt(1)), report(servedAt(2))]);
  expect(await reportedHere()).toEqual([1]);
  await report(servedAt(2));
  expect(await reportedHere()).toEqual([2]);
});
