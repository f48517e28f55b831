import { parseSync } from '@swc/core';
import { readSource } from './sources';

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
]);

type Span = { start: number; end: number };

function findSpans(node: unknown, spans: Span[]): Span[] {
  if (typeof node !== 'object' || node === null) return spans;
  const { type, span } = node as { type?: string; span?: Span };
  if (span && type && FUNCTIONS.has(type)) spans.push(span);
  else for (const inner of Object.values(node)) findSpans(inner, spans);
  return spans;
}

/** The lines of each function of a file; one inside another is a part of that. */
export function functionLines(file: string): number[] {
  const text = readSource(file);
  const bytes = Buffer.from(text);
  const program = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  // The parser counts bytes, from one.
  return findSpans(program, []).map(
    ({ start, end }) => bytes.toString('utf8', start - 1, end - 1).split('\n').length,
  );
}
