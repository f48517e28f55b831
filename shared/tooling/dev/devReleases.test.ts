import { existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'dev-releases-'));
process.env.RELEASES_DIR = path.join(folder, 'built');
const server = createServer((_req, res) => void res.end('{}'));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve())));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Dev = {
  makeDevReleases: (
    place: string,
    origins: Record<string, string>,
    versions: Record<string, string>,
  ) => Promise<{ frontEnv: { RELEASES_DIR: string }; add: (app: string, built: string) => Promise<void> }>;
};
const { remoteApps } = jest.requireActual<{ remoteApps: string[] }>('../apps');
const { makeDevReleases } = jest.requireActual<Dev>('./devReleases');

test('an edit is a release of plain files, so that Windows needs no right to link them', async () => {
  for (const app of remoteApps) {
    const client = path.join(folder, 'built', app, '1/client');
    mkdirSync(client, { recursive: true });
    for (const name of ['page.js', 'assets.json', 'assets.json.br'])
      writeFileSync(path.join(client, name), '{}');
  }
  const toEach = (text: string) => Object.fromEntries(remoteApps.map((app) => [app, text]));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const releases = await makeDevReleases(path.join(folder, 'shop'), toEach(origin), toEach('1'));
  const edited = path.join(folder, 'edited');
  mkdirSync(edited);
  await releases.add('mf-tools', edited);
  const client = path.join(releases.frontEnv.RELEASES_DIR, 'mf-tools/dev-1/client');
  expect(lstatSync(path.join(client, 'page.js')).isFile()).toBe(true);
  expect(existsSync(path.join(client, 'assets.json.br'))).toBe(false);
});
