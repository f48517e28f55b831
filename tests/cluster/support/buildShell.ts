import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A version of the shell whose frame differs in one line, built in a copy of the repository before anybody comes. */
export function buildShell(source: string, version: string) {
  const file = path.join(source, 'shell/src/routing/PageError.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('You seem to be offline', 'You are offline'));
  const script = `import { loadTooling } from './shared/tooling/compiled.mjs'; await (await loadTooling('bundler/buildApp')).buildApp('shell', '${version}');`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: source,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined },
  });
  if (status !== 0) throw new Error(stderr);
}
