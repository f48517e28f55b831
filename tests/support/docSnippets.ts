import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './startShop';

const folder = path.join(root, 'docs/embedding');

/** Every block of code in a document of docs/embedding, in order. */
export function snippetsOf(file: string): { language: string; code: string }[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return [...text.matchAll(/```(\w*)\n([\s\S]*?)```/g)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
}

/** The one block of a document that holds a text, with the shop's address in place. @throws unless there is one */
export function snippet(file: string, holding: string, shop: string): string {
  const found = snippetsOf(file).filter(({ code }) => code.includes(holding));
  if (found.length !== 1) throw new Error(`${file} has ${found.length} blocks with '${holding}'.`);
  return (found[0]?.code ?? '').replaceAll('https://shop.example', shop);
}
