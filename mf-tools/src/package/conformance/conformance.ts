import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { vectors } from '../../formulas/vectors/vectors';
import { calculatorNames, modulePort, urlPort } from './askPort';
import { findFaults } from './findFaults';

const USAGE = `candle-conformance <module or URL> [--only wax,fragrance,supplies,wickGuide]

Holds a port of the formulas to the published vectors. A module exports functions of these names, from inputs to figures;
a URL answers POST { calculator, inputs } by the figures. Inputs and figures are those of vectors.json.`;

const MOST_LINES = 40;

async function openPort(place: string) {
  if (/^https?:/.test(place)) return urlPort(place);
  const module: Record<string, unknown> = await import(
    /* webpackIgnore: true */ pathToFileURL(path.resolve(place)).href
  );
  return modulePort(module);
}

/** @returns the exit code: 0 all agree, 1 some do not, 2 asked wrongly */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: calculatorNames.join() }, help: { type: 'boolean' } },
  });
  const [place] = positionals;
  const wanted = values.only.split(',');
  const calculators = calculatorNames.filter((name) => wanted.includes(name));
  if (!place || values.help || calculators.length !== wanted.length) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const { asked, faults } = await findFaults(await openPort(place), calculators);
  for (const fault of faults.slice(0, MOST_LINES)) console.log(fault);
  if (faults.length > MOST_LINES) console.log(`… and ${faults.length - MOST_LINES} more`);
  const said = faults.length === 0 ? 'all agree' : `${faults.length} figures differ`;
  console.log(`${asked} vectors of version ${vectors.version} of the formulas: ${said}.`);
  return faults.length === 0 ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(String(error));
    process.exitCode = 2;
  },
);
