import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@shop/node/object-store/filesBelow';
import { root } from '../paths';

const target = path.join(root, '.cache/css-types');

export function classNames(css: string) {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{}]+(?=\{)/g) ?? [];
  const names = selectors.flatMap((selector) =>
    // Declarations stand before the last `;`.
    [...selector.slice(selector.lastIndexOf(';') + 1).matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(names)].sort();
}

export function describeModule(css: string) {
  const members = classNames(css).map((name) => `  readonly ${JSON.stringify(name)}: string;\n`);
  return `declare const classNames: {\n${members.join('')}};\nexport default classNames;\n`;
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** Types of CSS modules, which tsconfig's rootDirs finds: a misspelt class fails. Another command may read them meanwhile. */
export function writeCssTypes() {
  const isLeftOut = (name: string) => /^(node_modules|dist|releases|\.)/.test(name);
  const files = filesBelow(root, isLeftOut).filter((file) => file.endsWith('.module.css'));
  const left = new Set(filesBelow(target));
  for (const file of files) {
    const description = path.join(target, `${path.relative(root, file)}.d.ts`);
    left.delete(description);
    const text = describeModule(readFileSync(file, 'utf8'));
    if (readIfThere(description) === text) continue;
    mkdirSync(path.dirname(description), { recursive: true });
    writeFileSync(description, text);
  }
  for (const file of left) rmSync(file, { force: true });
}
