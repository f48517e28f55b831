import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { getAddress } from '@shop/node/settings/plain';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(settings: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, '../run.mjs'), 'start/start'],
    {
      env: { ...process.env, DATA_DIR: folder, PORT: '0', CHECKOUT_PORT: '0', ...settings },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  return { status, said: (stdout + stderr).trim() };
}

test('a folder of releases that is a file is refused by name, before anything is built', () => {
  expect(start({ RELEASES_DIR: __filename })).toEqual({
    status: 1,
    said: `RELEASES_DIR cannot be written: ${__filename}.`,
  });
});

test('an address that is none of this machine is refused by the name of its setting', () => {
  expect(start({ SHELL_HOST: '192.0.2.1' })).toEqual({
    status: 1,
    said: 'SHELL_HOST is not an address that this machine can listen on (EADDRNOTAVAIL).',
  });
});

// macOS has one address of its own only.
const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('the shop listens on the address that SHELL_HOST names', async () => {
  const other = createServer().listen(0, '127.0.0.2');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(start({ SHELL_HOST: '127.0.0.2', PORT: String(port) })).toEqual({
    status: 1,
    said: `PORT ${port} is in use by another program.`,
  });
  other.close();
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['192.0.2.1', 'http://192.0.2.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
])('a shop that listens on %s is open at %s', (listening, address) => {
  expect(getAddress(listening, 3000)).toBe(address);
});
