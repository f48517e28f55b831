import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from './bench';

const root = path.resolve(import.meta.dirname, '../..');
const shown = (number: number) => String(Number(number.toPrecision(3)));

function toLine({ name, value, unit = '', baseline }: Row) {
  const ratio = value !== undefined && baseline ? `${shown(value / baseline)} x` : '';
  const of = (number?: number) => (number === undefined ? '' : `${shown(number)} ${unit}`.trim());
  return `| ${name} | ${of(value)} | ${of(baseline)} | ${ratio} |`;
}

/** Puts the rows of a bench into a page, in place of its table there: between `<!-- name -->` and `<!-- /name -->`. */
export function writeTable(page: string, name: string, rows: Row[]) {
  const file = path.join(root, page);
  const [before, after] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = readFileSync(file, 'utf8');
  const [start, end] = [text.indexOf(before), text.indexOf(after)];
  if (start < 0 || end < start) throw new Error(`${page} has no place for ${name}`);
  const table = ['| measured | shop | beside it | ratio |', '| --- | --- | --- | --- |', ...rows.map(toLine)];
  writeFileSync(file, `${text.slice(0, start)}${before}\n${table.join('\n')}\n${text.slice(end)}`);
}
