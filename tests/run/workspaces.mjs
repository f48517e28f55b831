import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './program.mjs';

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Of each workspace: its folder, its name, the names that it depends on, and what its team's `npm test` says. */
function readWorkspaces() {
  const folders = Object.keys(readJson('package-lock.json').packages).filter(
    (name) => name && !name.includes('node_modules'),
  );
  return folders.map((folder) => {
    const {
      name,
      dependencies = {},
      devDependencies = {},
      scripts = {},
    } = readJson(path.join(folder, 'package.json'));
    return {
      folder,
      name,
      needs: Object.keys({ ...dependencies, ...devDependencies }),
      script: scripts.test ?? '',
    };
  });
}

/** Everything stands on these. */
const groundwork = ['shared/tooling', 'tests/support'];
const options = /** @type {const} */ ({ journeys: { type: 'string' }, service: { type: 'boolean' } });

/** What a team runs beside its units: the journeys of its area, and the tests of the whole checkout service. */
export function readTeamFlags(args) {
  const { values } = parseArgs({ args, options, allowPositionals: true });
  return {
    journeys: String(values.journeys ?? '')
      .split(',')
      .filter(Boolean),
    service: values.service === true,
  };
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** What a change is compared with: the main branch as others have it, or as it is here. */
export function findMain() {
  return ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name).status === 0);
}

function changedFiles(base) {
  const { status, stdout } = git('diff', '--name-only', `${base}...HEAD`);
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}

/**
 * What a change needs: the workspaces that it touches, and those that depend on them, with the journeys of their teams. Null
 * where that is everything: for the build, the tests' own ground and what stands at the root.
 */
export function findTouched(base) {
  const files = changedFiles(base)?.filter((file) => !/^docs\/|\.md$/.test(file));
  const workspaces = readWorkspaces();
  const owners = files?.map((file) => workspaces.find(({ folder }) => file.startsWith(`${folder}/`)));
  if (!owners || owners.some((owner) => !owner || groundwork.includes(owner.folder))) return null;
  const touched = new Set(owners);
  // A Set that grows while it is walked: whoever depends on a member joins.
  for (const { name } of touched)
    for (const other of workspaces) if (other.needs.includes(name)) touched.add(other);
  const teams = [...touched].map(({ script }) => readTeamFlags(script.split(' ')));
  return {
    folders: [...touched].map(({ folder }) => folder),
    journeys: [...new Set(teams.flatMap(({ journeys }) => journeys))],
    service: teams.some(({ service }) => service),
  };
}
