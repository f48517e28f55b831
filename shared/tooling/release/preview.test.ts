import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
let origin: string;
beforeEach(() => {
  origin = 'https://shop.example';
  folder = mkdtempSync(path.join(os.tmpdir(), 'preview-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function publish(app: string, version: string) {
  const release = path.join(folder, 'releases', app, version);
  mkdirSync(release, { recursive: true });
  writeFileSync(path.join(release, 'release.json'), '{"remote":{"segments":["wick-guide","tools"]}}');
}

function preview(...args: string[]) {
  const env = {
    ...process.env,
    DATA_DIR: folder,
    RELEASES_DIR: path.join(folder, 'releases'),
    SITE_ORIGIN: origin,
  };
  const file = path.join(__dirname, '../run.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, 'release/preview', ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

function readLink(said: string) {
  const link = new URL(said.trim().split('\n').at(-1) ?? '');
  const [payload = '', signature] = (link.searchParams.get('preview') ?? '').split('.');
  return { link, payload, signature, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) };
}

test('a link to a version opens where its remote begins, unless another page is named', () => {
  publish('mf-tools', '2');
  expect(readLink(preview('mf-tools', '2').said).link.pathname).toBe('/wick-guide');
  expect(readLink(preview('mf-tools', '2', '--path', '/faq').said).link.pathname).toBe('/faq');
  const { link, claims } = readLink(preview('mf-tools', '2', '--path', 'search?q=wax#found').said);
  expect([link.origin, link.pathname, link.searchParams.get('q'), claims.title]).toEqual([
    'https://shop.example',
    '/search',
    'wax',
    'mf-tools 2',
  ]);
});

test('a link to versions is signed with a secret that only its owner reads', () => {
  publish('mf-tools', '2');
  const { said, status } = preview('mf-tools', '2', '--path', '/wick-guide');
  expect(status).toBe(0);
  const { link, payload, signature, claims } = readLink(said);
  expect(link.origin + link.pathname).toBe('https://shop.example/wick-guide');
  expect(claims).toMatchObject({ title: 'mf-tools 2', isWhole: false });
  expect(claims.remotes).toEqual({ mf_tools: { app: 'mf-tools', version: '2' } });
  expect(claims.until * 1000 - Date.now()).toBeLessThanOrEqual(DAY_MS);
  const file = path.join(folder, 'preview-secret');
  expect(statSync(file).mode & 0o077).toBe(0);
  const secret = readFileSync(file, 'utf8').trim();
  expect(signature).toBe(createHmac('sha256', secret).update(payload).digest('base64url'));
});

test('a former composition is opened whole, by the id that the shop wrote down', () => {
  publish('shell', 's1');
  publish('mf-tools', '1');
  const remotes = { mf_tools: { app: 'mf-tools', version: '1' } };
  const line = { id: '0a1b2c3d4e', at: '2026-11-20T10:00:00.000Z', shell: 's1', remotes };
  writeFileSync(path.join(folder, 'compositions.jsonl'), `${JSON.stringify(line)}\n`);
  const { claims } = readLink(preview('--composition', '0a1b2c3d4e').said);
  expect(claims).toMatchObject({ isWhole: true, remotes });
  expect(claims.title).toContain('0a1b2c3d4e');
});

test('what is not there is refused with a sentence', () => {
  expect(preview('mf-tools', '9')).toEqual({ status: 1, said: 'There is no release 9 of mf-tools.\n' });
  expect(preview('--composition', 'x').said).toContain('No composition x is on record.');
  expect(preview().said).toContain('Name what to show');
  expect(preview('mf-tools').said).toContain('Name one version of mf-tools');
  publish('shell', '1');
  expect(preview('shell', '1').said).toContain('A preview shows other remotes');
  publish('mf-tools', '1');
});

test('what would be left out without a word is refused: versions beside a composition, one of two versions', () => {
  for (const version of ['1', '2']) publish('mf-tools', version);
  const both = preview('mf-tools', '1', '--composition', 'x');
  expect(both).toMatchObject({ status: 1, said: expect.stringContaining('Name versions or a composition') });
  const twice = preview('mf-tools', '1', 'mf-tools', '2');
  expect(twice).toMatchObject({ status: 1, said: expect.stringContaining('Name one version of mf-tools') });
});

test('a link begins with no origin that is none', () => {
  publish('mf-tools', '2');
  origin = 'shop.example';
  expect(preview('mf-tools', '2').said).toMatch(/^SITE_ORIGIN must be an http or https origin/);
});

test('a version is kept for as long as a link to it opens, or longer where it was offered for longer', () => {
  publish('mf-tools', '2');
  const registry = path.join(folder, 'registry.json');
  const offeredMs = () => Date.parse(JSON.parse(readFileSync(registry, 'utf8')).offered['mf-tools/2']);
  const opensMs = readLink(preview('mf-tools', '2').said).claims.until * 1000;
  expect(offeredMs()).toBeGreaterThan(opensMs - 60_000);
  const later = new Date(Date.now() + 2 * DAY_MS).toISOString();
  writeFileSync(registry, JSON.stringify({ remotes: {}, offered: { 'mf-tools/2': later } }));
  expect(preview('mf-tools', '2').status).toBe(0);
  expect(offeredMs()).toBeGreaterThan(Date.parse(later));
});
