// npm run pack:platform -- <folder>: TypeScript packages for a remote in a repository of its own.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../apps';
import { exitWithError } from '../exitWithError';
import { remoteApps } from '../remotes';
import { root } from '../repositoryRoot';

const [target = exitWithError('Name the folder: npm run pack:platform -- <folder>')] = process.argv.slice(2);

const publishers = remoteApps.filter((app) => readManifest(app).exports);
const workspaces = ['shared', 'tests/support', ...publishers].flatMap((folder) => ['--workspace', folder]);
const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', path.resolve(target)];
mkdirSync(target, { recursive: true });
const { status } = spawnSync('npm', [...args, ...workspaces], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
