import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { extractArchive } from './extractArchive';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-unpack-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One entry of a tar file: a block of facts, then the content in whole blocks. */
function entry(name: string, kind: '0' | '5', content = ''): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write(kind, 156);
  const blocks = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  blocks.write(content);
  return Buffer.concat([header, blocks].map((block) => new Uint8Array(block)));
}

test('folders and files come out as they went in, for the owner alone', () => {
  const long = 'wax '.repeat(300);
  const entries = [
    entry('/base', '5'),
    entry('/base/1', '5'),
    entry('/base/1/2601', '0', long),
    entry('/base/1/empty', '0'),
    entry('/PG_VERSION', '0', '18\n'),
    Buffer.alloc(1024),
  ];
  const file = path.join(folder, 'packed.tar.gz');
  const tar = Buffer.concat(entries.map((one) => new Uint8Array(one)));
  writeFileSync(file, new Uint8Array(gzipSync(new Uint8Array(tar))));
  const data = path.join(folder, 'data');
  extractArchive(file, data);
  expect(readFileSync(path.join(data, 'base/1/2601'), 'utf8')).toBe(long);
  expect(readFileSync(path.join(data, 'base/1/empty'), 'utf8')).toBe('');
  expect(readFileSync(path.join(data, 'PG_VERSION'), 'utf8')).toBe('18\n');
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(data, 'base/1/2601')).mode & 0o777).toBe(0o600);
});

test('a file that is no archive is refused before anything is written', () => {
  const file = path.join(folder, 'packed.tar.gz');
  writeFileSync(file, 'not packed');
  expect(() => extractArchive(file, path.join(folder, 'data'))).toThrow('incorrect header check');
  expect(() => statSync(path.join(folder, 'data'))).toThrow('ENOENT');
});
