import path from 'node:path';
import { parseSync } from '@swc/core';
import { codeFiles, readSource, workspaces } from './sources';

/** Names that were replaced by the field's word: docs/glossary.md. */
const retired = new Set(
  `crew makeCrew bury greet askAll renew takeOrders settle lookForEver doubt readGood
  Rests rests isWorn hasHadEnough Loss hear makeWorkshop outsideMemory
  Showing lane lastAnswers warmSlowly sendMoved notesOf ledger tally
  keepCanaries settleByTool asksForPrivacy limitUnderWay readGiven workersTogether
  keepPresses takeOver whenPainted lookAhead nameScripts markStyles waitUntilNear onFirstSign isAtRest cameAlive
  refuse whoAmI bringEarlier switchOver putBack collectReleases offerToHosts followPrograms
  Fragment FragmentName FragmentProps FragmentComponent FragmentState makeFragmentStore ContractAsk
  outsideShop roomsOf reachingProducts Refusal HttpRefusal explainRefusal secondTry growPicture
  given underway goesWith keepReconciling seekLeadership takeFormCart answerErrors demandRoom
  takeIn whyNoWayBack lookInChromium isSmoked isLookedAtAfter isForWantOfTime demandConditions`.split(/\s+/),
);

/** A function or value called `xOf`: getX, toX or a noun says it. Not the language's own indexOf, schema.org's isPartOf, Jest's. */
const ofPattern =
  /^(?!indexOf$|getPrototypeOf$|lastIndexOf$|valueOf$|toBeInstanceOf$|isPrototypeOf$|isPartOf$|oneOf$)[a-z][A-Za-z]*[a-z]Of$/;

/** React's own, also in the embed's renderer; and the alias for remotes that were released before its new name. */
const exempt = (file: string, name: string) =>
  name === 'Fragment' && /^(shared\/platform|mf-tools\/src\/embed\/render|shell\/src\/pages)\//.test(file);

type Node = { type?: string; value?: unknown };

function collectIdentifiers(node: unknown, names: Set<string>): Set<string> {
  if (typeof node !== 'object' || node === null) return names;
  const { type, value }: Node = node;
  if (type === 'Identifier' && typeof value === 'string') names.add(value);
  for (const inner of Object.values(node)) collectIdentifiers(inner, names);
  return names;
}

const isRetired = (name: string) => retired.has(name) || ofPattern.test(name);

/** Retired words among the file's name and its identifiers. */
function findRetired(file: string, source = readSource(file)): string[] {
  const program = parseSync(source, {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    decorators: true,
    target: 'es2022',
  });
  const names = collectIdentifiers(program, new Set([path.basename(file).replace(/\..*$/, '')]));
  return [...names]
    .filter((name) => isRetired(name) && !exempt(file, name))
    .map((name) => `${file}: ${name}`);
}

const inWorkspace = (workspace: string) => codeFiles(workspace).flatMap((file) => findRetired(file));

test.each([...workspaces, 'tests'])(
  '%s uses no retired word in a file name or an identifier',
  (workspace) => {
    expect(inWorkspace(workspace)).toEqual([]);
  },
);

test('a retired word would be found in a name, not in a text', () => {
  expect(findRetired('x/takeOver.ts', "export const crew = 'given'; list.indexOf(sizeOf(crew));")).toEqual([
    'x/takeOver.ts: takeOver',
    'x/takeOver.ts: crew',
    'x/takeOver.ts: sizeOf',
  ]);
});
