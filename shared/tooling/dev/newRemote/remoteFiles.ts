import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@shop/node/object-store/filesBelow';
import { getContainer } from '../../apps';
import { packageFolder } from '../../paths';

const template = path.join(packageFolder('@shop/tooling'), 'dev/newRemote/template');

type NewRemote = { app: string; segment: string; react: string };

export function remoteFiles({ app, segment, react }: NewRemote): Record<string, string> {
  const pascalCase = segment.replace(/(?:^|-)./g, (start) => start.replace('-', '').toUpperCase());
  const page = `${pascalCase}Page`;
  const title = pascalCase.replace(/(.)([A-Z])/g, '$1 $2');
  const words: Record<string, string> = { app, name: getContainer(app), segment, page, title, react };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (braces, word: string) => words[word] ?? braces);
  const files = filesBelow(template).map((file) => [
    fill(path.relative(template, file).replace(/\.txt$/, '')),
    fill(readFileSync(file, 'utf8')),
  ]);
  return Object.fromEntries(files);
}
