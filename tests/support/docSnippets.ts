import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './startShop';

/** What integrators read, from the root of the repository. */
const documents = {
  'README.md': 'docs/embedding/README.md',
  'custom-element.md': 'docs/embedding/custom-element.md',
  'federation.md': 'docs/embedding/federation.md',
  'frameworks.md': 'docs/embedding/frameworks.md',
  'hosts.md': 'docs/embedding/hosts.md',
  'iframe.md': 'docs/embedding/iframe.md',
  'package.md': 'docs/embedding/package.md',
  'recipes.md': 'docs/embedding/recipes.md',
  'package/README.md': 'mf-tools/package/README.template.md',
};
export type DocumentName = keyof typeof documents;

export const documentText = (document: DocumentName) =>
  readFileSync(path.join(root, documents[document]), 'utf8');

/** Every block of code in a document, in order. */
export function readSnippets(document: DocumentName): string[] {
  const text = documentText(document);
  return [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code = '']) => code);
}

/**
 * The one block of a document that holds a text, with the shop's address in place. Called with plain strings only: a test
 * reads the calls, and wants one for every block. @throws unless there is one block
 */
export function snippet(document: DocumentName, holding: string, shop: string): string {
  const found = readSnippets(document).filter((code) => code.includes(holding));
  if (found.length !== 1) throw new Error(`${document} has ${found.length} blocks with '${holding}'.`);
  return (found[0] ?? '').replaceAll('https://shop.example', shop);
}
