// What a page costs when the shop grows from 4 remotes to 40: bytes of its HTML, which names them all, and of its scripts,
// which do not. Products are the catalogue bench's.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { startShop } from './startShop.mjs';

const MANY = 40;
const MAX_GROWTH = 1.05;
const PAGES = ['/', '/shop', '/guides/wax-types'];
const BOOT = /(<script id="boot"[^>]*>)(.*?)(<\/script>)/s;

const compressed = (html) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

/** A composition with more remotes, each with a version of its own, as ours are. */
function grow(composition) {
  const names = Array.from({ length: MANY - Object.keys(composition).length }, (_, index) => `extra${index}`);
  const added = names.map((name) => {
    const version = `1.0.0-${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
    const entry = `/r/mf-${name}/${version}/client/remoteEntry.js`;
    return [`mf_${name}`, { version, entry, segments: [name] }];
  });
  return { ...composition, ...Object.fromEntries(added) };
}

export default async function bench() {
  const shop = await startShop();
  const rows = [];
  for (const path of PAGES) {
    const html = await (await fetch(shop.url + path)).text();
    const boot = JSON.parse(BOOT.exec(html)?.[2] ?? '{}');
    const larger = JSON.stringify({ ...boot, composition: grow(boot.composition) });
    const grown = html.replace(BOOT, (_all, start, _boot, end) => start + larger + end);
    const [before, after] = [compressed(html), compressed(grown)];
    rows.push({
      name: `${path} HTML, ${MANY} remotes beside ${Object.keys(boot.composition).length}`,
      value: after / 1000,
      unit: 'kB',
      baseline: before / 1000,
      aim: `<= ${MAX_GROWTH}x`,
      isMet: after / before <= MAX_GROWTH,
    });
  }
  await shop.stop();
  return rows;
}
