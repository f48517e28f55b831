import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Builds a version of one part before anybody comes: that is the team's machine's work, not the cluster's. */
export function buildVersion(repository: string, app: string, version: string) {
  const script = `import { loadTooling } from './shared/tooling/compiled.mjs'; await (await loadTooling('bundler/buildApp')).buildApp('${app}', '${version}');`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined },
  });
  if (status !== 0) throw new Error(stderr);
}

/** A version of the shell whose frame differs in one line, built in a copy of the repository. */
export function buildOtherShell(copy: string, version: string) {
  const file = path.join(copy, 'shell/src/routing/PageError.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('You seem to be offline', 'You are offline'));
  buildVersion(copy, 'shell', version);
}
