import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@shop/node/object-store/filesBelow';
import { readManifest } from '../../apps';
import { packageFolder } from '../../paths';
import { getContainer, remoteApps } from '../../remotes';

const template = path.join(packageFolder('@shop/tooling'), 'dev/newRemote/template');

function pascal(name: string) {
  return name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

function getVersion(name: string) {
  return readManifest(remoteApps[0] ?? '').dependencies?.[name] ?? '*';
}

function packageJson(app: string) {
  return {
    name: `@shop/${app}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      test: 'node ../tests/run.mjs workspace',
      dev: 'node ../shared/tooling/run.mjs dev/devRemote',
      release: 'node ../shared/tooling/run.mjs release/release',
      rollback: 'node ../shared/tooling/run.mjs release/rollback',
    },
    dependencies: { '@shop/contracts': '*', '@shop/platform': '*', react: getVersion('react') },
    devDependencies: { '@shop/tooling': '*', '@shop/testing': '*' },
  };
}

export function remoteFiles({ app, segment }: { app: string; segment: string }): Record<string, string> {
  const page = `${pascal(segment)}Page`;
  const words: Record<string, string> = {
    app,
    name: getContainer(app),
    segment,
    page,
    title: pascal(segment).replace(/(.)([A-Z])/g, '$1 $2'),
  };
  const fill = (text: string) =>
    text.replace(/\{(app|name|segment|page|title)\}/g, (_match, word: string) => words[word] ?? '');
  const place = (file: string) =>
    file
      .replace('/segment/', `/${segment}/`)
      .replace('/Page.', `/${page}.`)
      .replace(/\.txt$/, '');
  const files = filesBelow(template).map((file) => [
    place(path.relative(template, file).replaceAll('\\', '/')),
    fill(readFileSync(file, 'utf8')),
  ]);
  return { 'package.json': `${JSON.stringify(packageJson(app), null, 2)}\n`, ...Object.fromEntries(files) };
}
