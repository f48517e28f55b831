// npm run bench: every measurement as a table, each beside a baseline of the same run. With names, only those benches; with
// --write as well, figures that stand in a page are put there. Ends with 1 where an aim is missed.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from './bench';
import { writeTable } from './writeTable';

const folder = import.meta.dirname;
const { values, positionals: wanted } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
/** Take half an hour, so that they run when they are named only. */
const BY_NAME = ['soak', 'earlierReleases'];
const names = readdirSync(folder).flatMap((file) => /^(.*)\.bench\.ts$/.exec(file)?.[1] ?? []);
const unknown = wanted.filter((start) => !names.some((name) => name.startsWith(start)));
if (unknown.length > 0) {
  console.error(`cannot find bench ${unknown.join(', ')}: there are ${names.join(', ')}`);
  process.exit(1);
}
const benches = names.filter((name) =>
  wanted.length === 0 ? !BY_NAME.includes(name) : wanted.some((start) => name.startsWith(start)),
);
let isMissed = false;

function shown(number?: number) {
  return number === undefined ? '' : Number(number.toPrecision(4));
}

/** None beside a baseline of nothing. */
const toRatio = (value?: number, baseline?: number) =>
  value !== undefined && baseline ? value / baseline : undefined;

for (const name of benches) {
  const { default: bench, page }: Bench = await import(path.join(folder, `${name}.bench.ts`));
  const rows = await bench();
  isMissed ||= rows.some(({ isMet }) => isMet === false);
  if (values.write && page) writeTable(page, name, rows);
  console.log(`\n${name}`);
  console.table(
    rows.map(({ name, value, unit, baseline, ratio, aim, isMet }) => ({
      measured: name,
      value: shown(value),
      unit: unit ?? '',
      baseline: shown(baseline),
      ratio: shown(ratio ?? toRatio(value, baseline)),
      aim: aim ?? '',
      met: isMet === undefined ? '' : isMet ? 'yes' : 'NO',
    })),
  );
}
process.exit(isMissed ? 1 : 0);
