// npm run bisect -- --good ID --bad ID -- COMMAND: finds the first composition with which a command fails, in log2 steps, and
// the release that came with it. Each composition is served on a free port; the command gets its address as SHOP_URL and
// says by its exit code whether it is good (0), bad, or cannot be judged (125). npm run releases lists the ids.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { exitWithError } from '../exitWithError';
import { dataFolder } from '../paths';
import { findFirstBad } from './bisection';
import { type FormerComposition, findMissingReleases, readCompositions } from './compositions';
import { serveComposition } from './serveComposition';

/** The exit code by which a command says that it cannot judge, as `git bisect run` has it. */
const CANNOT_JUDGE = 125;

const { values, positionals } = parseArgs({
  options: { good: { type: 'string' }, bad: { type: 'string' } },
  allowPositionals: true,
});
const [program = '', ...args] = positionals;
if (!values.good || !values.bad || !program)
  exitWithError('Name two compositions and a command: npm run bisect -- --good ID --bad ID -- COMMAND');

const record = readCompositions(dataFolder);
const to = record.findLastIndex(({ id }) => id === values.bad);
const from = record.findLastIndex(({ id }, index) => id === values.good && index < to);
if (from < 0 || to <= from) exitWithError(`On record there is no ${values.bad} after a ${values.good}.`);
/** Those whose files are gone cannot be looked at. */
const compositions = record
  .slice(from, to + 1)
  .filter(
    (one, index, all) => index === 0 || index === all.length - 1 || findMissingReleases(one).length === 0,
  );

function run(url: string): Promise<number | null> {
  const child = spawn(program, args, { env: { ...process.env, SHOP_URL: url }, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error(`${program} cannot be run.`)));
    child.once('exit', (code) => resolve(code));
  });
}

async function isGood(composition: FormerComposition) {
  const { origin, isReady, stop } = await serveComposition(composition);
  try {
    const code = isReady ? await run(origin) : CANNOT_JUDGE;
    const verdict = code === 0 ? 'good' : code === CANNOT_JUDGE ? 'cannot be judged' : 'bad';
    console.log(`${composition.id}  ${composition.at}  ${verdict}`);
    return code === CANNOT_JUDGE ? null : code === 0;
  } finally {
    await stop();
  }
}

function getReleases({ shell, remotes }: FormerComposition) {
  return [`shell ${shell}`, ...Object.values(remotes).map(({ app, version }) => `${app} ${version}`)];
}

const { before, first } = await findFirstBad(compositions, isGood).catch((error) =>
  exitWithError(error.message),
);
const came = getReleases(first).filter((one) => !getReleases(before).includes(one));
console.log(`The first bad composition is ${first.id} of ${first.at}. It came with ${came.join(', ')}.`);
