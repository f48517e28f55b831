// npm run bench: every measurement as a table, each beside a baseline of the same run. With names, only those benches.
import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const wanted = process.argv.slice(2);
/** Takes half an hour, so that it runs when it is named only. */
const BY_NAME = 'soak';
const benches = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.mjs'))
  .filter(
    (file) =>
      (wanted.length === 0 && !file.startsWith(BY_NAME)) || wanted.some((name) => file.startsWith(name)),
  );

function shown(number) {
  return typeof number === 'number' ? Number(number.toPrecision(4)) : (number ?? '');
}

for (const file of benches) {
  const { default: bench } = await import(path.join(folder, file));
  const rows = await bench();
  console.log(`\n${file.replace('.bench.mjs', '')}`);
  console.table(
    rows.map(({ name, value, unit, baseline, ratio, aim, isMet }) => ({
      measured: name,
      value: shown(value),
      unit: unit ?? '',
      baseline: shown(baseline),
      ratio: shown(ratio ?? (baseline ? value / baseline : undefined)),
      aim: aim ?? '',
      met: isMet === undefined ? '' : isMet ? 'yes' : 'NO',
    })),
  );
}
process.exit(0);
