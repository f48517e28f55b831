import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findRelease, readJson } from '../../apps';
import { root } from '../../paths';

/** How much an entry may grow beyond its budget, and what a new one may weigh, in compressed bytes. */
const GROWTH = 1.2;
const NEW_ENTRY_BYTES = 20_000;

const budgetFile = (app: string) => path.join(root, app, 'budget.json');
const getSizes = (app: string, version: string) => findRelease(app, version).sizes ?? {};

export function checkBudget(app: string, version: string) {
  const file = budgetFile(app);
  if (!existsSync(file)) return [];
  const budget = readJson<Record<string, number>>(file);
  return Object.entries(getSizes(app, version)).flatMap(([entry, bytes]) => {
    const allowed = budget[entry] ? Math.ceil(budget[entry] * GROWTH) : NEW_ENTRY_BYTES;
    if (bytes <= allowed) return [];
    return [`${entry} weighs ${bytes} bytes, and ${allowed} are allowed; if that is meant: --budget`];
  });
}

export const writeBudget = (app: string, version: string) =>
  writeFileSync(budgetFile(app), `${JSON.stringify(getSizes(app, version), null, 2)}\n`);
