import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { moveMedia, packBundle, unpackBundle } from './bundle';

const computeHash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

let folder: string;
const at = (place: string) => path.join(folder, place);
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'media-'));
  write('built/client/a.js', 'code');
  write('media/mf-learn/candle.1-320.avif', 'a picture');
  write('media/mf-learn/of-another-release.avif', 'not wanted');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(place: string, text: string) {
  mkdirSync(path.dirname(at(place)), { recursive: true });
  writeFileSync(at(place), text);
}

/** Sends a release that promises these pictures from one folder to another. */
async function send(media: Record<string, string>) {
  const files = { 'client/a.js': computeHash('code') };
  const release = { app: 'mf-learn', version: '7', remote: { name: 'mf_learn' }, files, media };
  write('built/release.json', JSON.stringify(release));
  await packBundle(at('built'), at('bundle.tgz'), at('media/mf-learn'));
  return unpackBundle(at('bundle.tgz'), at('arrived'), 'mf-learn');
}

test('pictures travel with the release that shows them, and lie where the shop has them', async () => {
  expect(await send({ 'candle.1-320.avif': computeHash('a picture') })).toBe('7');
  await moveMedia(at('arrived'), at('shop/media/mf-learn'));
  expect(readdirSync(at('shop/media/mf-learn'))).toEqual(['candle.1-320.avif']);
  expect(readFileSync(at('shop/media/mf-learn/candle.1-320.avif'), 'utf8')).toBe('a picture');
  expect(readdirSync(at('arrived')).sort()).toEqual(['client', 'release.json']);
});

test('a picture that the shop has stays as it is', async () => {
  write('shop/media/mf-learn/candle.1-320.avif', 'as it was');
  await send({ 'candle.1-320.avif': computeHash('a picture') });
  await moveMedia(at('arrived'), at('shop/media/mf-learn'));
  expect(readFileSync(at('shop/media/mf-learn/candle.1-320.avif'), 'utf8')).toBe('as it was');
});

test.each([
  [
    'another picture than was promised',
    { 'candle.1-320.avif': computeHash('other') },
    /is missing or not what/,
  ],
  ['what is no picture', { 'a.html': computeHash('a picture') }, /it promises pictures that are none/],
])('a bundle with %s is refused', async (_what, media, reason) => {
  write('media/mf-learn/a.html', 'a picture');
  await expect(send(media)).rejects.toThrow(reason);
});
