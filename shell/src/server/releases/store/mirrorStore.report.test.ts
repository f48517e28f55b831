import { readHosts } from '@shop/node/object-store/hostReports';
import { openStandIn } from '@shop/testing/openStandIn';
import { S3StandIn } from '@shop/testing/s3StandIn';
import pino from 'pino';
import { StoreMirror } from './mirrorStore';

let s3: S3StandIn;
beforeEach(async () => {
  s3 = await new S3StandIn().start();
});
afterEach(() => s3.stop());

const begin = () => {
  const places = { releasesDir: '', registryFile: '', host: 'here' };
  return new StoreMirror({ store: openStandIn(s3), ...places, log: pino({ level: 'silent' }) });
};

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
  ['takes its report back', false, []],
  ['leaves it to another front of its host that has taken over', true, [1]],
])('a front that stops %s', async (_what, isReplaced, left) => {
  const { report, stop } = begin();
  await report(servedAt(1));
  await stop(isReplaced);
  expect(await reportedHere()).toEqual(left);
});

test('what comes while a report is on its way waits for the next call', async () => {
  const { report } = begin();
  await Promise.all([report(servedAt(1)), report(servedAt(2))]);
  expect(await reportedHere()).toEqual([1]);
  await report(servedAt(2));
  expect(await reportedHere()).toEqual([2]);
});

test('a front that stops does not wait for a store that does not answer', async () => {
  const { stop } = begin();
  s3.fault = { delayMs: 3000 };
  const answered = readHosts(openStandIn(s3)).then(() => 'answered');
  const ended = stop(false).then(() => 'ended');
  expect(await Promise.race([answered, ended])).toBe('ended');
  await answered;
});

test('breakers, which open and close all the time, are no news', async () => {
  const { report } = begin();
  const breaker = { remote: 'mf_tools' as const, version: '1', path: null, route: null, fragment: null };
  await report(servedAt(1));
  const before = s3.objects.get('shop/hosts/here.json');
  await report({ ...servedAt(1), openBreakers: [breaker] });
  expect(s3.objects.get('shop/hosts/here.json')).toBe(before);
});
