// npm run bench: every measurement as a table, each beside a baseline of the same run. With names, only those benches; with
// --write as well, figures that stand in a page are put there.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeTable } from './writeTable.mjs';

const folder = import.meta.dirname;
const { values, positionals: wanted } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
/** Take half an hour, so that they run when they are named only. */
const BY_NAME = ['soak', 'earlierReleases'];
const benches = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.mjs'))
  .filter(
    (file) =>
      (wanted.length === 0 && !BY_NAME.includes(file.replace('.bench.mjs', ''))) ||
      wanted.some((name) => file.startsWith(name)),
  );

function shown(number) {
  return typeof number === 'number' ? Number(number.toPrecision(4)) : (number ?? '');
}

for (const file of benches) {
  const { default: bench, page } = await import(path.join(folder, file));
  const rows = await bench();
  if (values.write && page) writeTable(page, file.replace('.bench.mjs', ''), rows);
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
