// npm run bisect -- --good ID --bad ID -- COMMAND, which gets SHOP_URL and exits with 0 (good), 125 (cannot be judged) or another code.
import './localCommand';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { exitWithError } from '../exitWithError';
import { findFirstBad } from './bisection';
import { type FormerComposition, findMissingReleases, listReleases, readCompositions } from './compositions';
import { serveComposition } from './serveComposition';

const options = { good: { type: 'string' }, bad: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [program = '', ...args] = positionals;
if (!values.good || !values.bad || !program)
  exitWithError('Name two compositions and a command: npm run bisect -- --good ID --bad ID -- COMMAND');

const record = readCompositions();
const to = record.findLastIndex(({ id }) => id === values.bad);
const from = record.findLastIndex(({ id }, index) => id === values.good && index < to);
if (from < 0) exitWithError(`On record there is no ${values.bad} after a ${values.good}.`);

const row = record.slice(from, to + 1);

async function run(composition: FormerComposition) {
  const { origin, isReady, stop } = await serveComposition(composition);
  const env = { ...process.env, SHOP_URL: origin };
  const ended = isReady ? spawnSync(program, args, { env, stdio: 'inherit' }) : { status: 125, signal: null };
  stop();
  return ended.status ?? exitWithError(`${program} gave no verdict: ${ended.signal ?? 'it cannot be run'}.`);
}

async function isGood(composition: FormerComposition) {
  const lost = findMissingReleases(composition).map((one) => `: ${one} is gone`);
  const status = lost.length > 0 ? 125 : await run(composition);
  const verdict = status === 0 ? 'good' : status === 125 ? 'cannot be judged' : 'bad';
  console.log(`${composition.id}  ${composition.at}  ${verdict}${lost.join('')}`);
  return status === 125 ? null : status === 0;
}

const { before, first } = await findFirstBad(row, isGood).catch((error) => exitWithError(error.message));
const came = listReleases(first).filter((one) => !listReleases(before).includes(one));
console.log(`The first bad composition is ${first.id} of ${first.at}. It came with ${came.join(', ')}.`);
