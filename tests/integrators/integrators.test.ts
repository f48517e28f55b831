import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import Ajv from 'ajv';
import { packageFiles } from '../../mf-tools/src/package/packageFiles';
import { documentText, snippet } from '../support/docSnippets';

const projects = path.join(__dirname, 'projects');
// Beside the compilers and frameworks, so that they are found as in a project that installed them.
const place = path.join(__dirname, '.cache');
const tools = path.join(__dirname, '../../mf-tools');
const read = (file: string) => readFileSync(path.join(tools, file), 'utf8');

const files = packageFiles({
  publicTypes: read('src/embed/publicTypes.ts'),
  figures: read('src/formulas/figures.ts'),
});

beforeAll(() => {
  rmSync(place, { recursive: true, force: true });
  cpSync(projects, place, { recursive: true });
  const installed = path.join(place, 'node_modules/@wick-and-wax/calculators');
  mkdirSync(path.join(installed, 'dist'), { recursive: true });
  writeFileSync(path.join(installed, 'package.json'), read('package/package.json'));
  const [documented = ''] =
    /^const addresses.*\nconst services.*/m.exec(
      snippet('hosts.md', '// ShopFaq.jsx', 'https://shop.example'),
    ) ?? [];
  writeFileSync(path.join(place, 'shop/services.ts'), documented.replace('const services', 'export $&'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(installed, 'dist', name), text);
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

/** 'Wrong.tsx:6' for each line of a project that says it is wrong. */
function linesSaidWrong(project: string): string[] {
  const folder = path.join(projects, project);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (/(\/\/|\/\*|<!--) wrong/.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

/** The same for each line that a compiler refuses. */
function linesRefused(project: string, compiler: string[]): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [...compiler, '-p', path.join(place, project)], {
    cwd: path.join(place, project),
    encoding: 'utf8',
  });
  const text = stripVTControlCharacters(stdout + stderr);
  const said = [...text.matchAll(/([\w.]+\.(?:tsx?|vue))[(:](\d+)[,:]\d+\)?(?:: | - )error/g)];
  return [...new Set(said.map(([, file, line]) => `${file}:${line}`))].sort();
}

const { resolve } = createRequire(path.join(__dirname, 'package.json'));
const typescript = [path.join(__dirname, '../../node_modules/typescript/bin/tsc')];
const compilers = {
  react: typescript,
  server: typescript,
  shop: typescript,
  vue: [
    '-e',
    `require(${JSON.stringify(resolve('vue-tsc'))}).run(${JSON.stringify(resolve('typescript/lib/tsc'))})`,
    '--',
    'vue-tsc',
  ],
  angular: [path.join(path.dirname(resolve('@angular/compiler-cli/package.json')), 'bundles/src/bin/ngc.js')],
};

test.each([
  ['a React project of TypeScript', 'react' as const],
  ['a Vue project, its templates strict', 'vue' as const],
  ['a server without the types of a browser', 'server' as const],
  ['an Angular project, its templates strict', 'angular' as const],
  ['a site that shows the shop’s pages by its platform', 'shop' as const],
] as const)(
  '%s takes what we publish as it is, and is told of every mistake @whole',
  (_kind, project) => {
    const wrong = linesSaidWrong(project);
    expect(wrong.length).toBeGreaterThan(1);
    expect(linesRefused(project, compilers[project])).toEqual(wrong.sort());
  },
  240_000,
);

/** Inline code of the documents' row that begins with a word, in both tables of the package. */
function documentedCode(row: string): string[] {
  const rows = (['package.md', 'package/README.md'] as const).flatMap((name) =>
    documentText(name)
      .split('\n')
      .filter((line) => line.startsWith(`| ${row}`)),
  );
  expect(rows).toHaveLength(2);
  return rows.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
}

test.each([
  ['React 19, the tag', 'react/App.tsx', /^import /],
  ['Vue', 'vue/tsconfig.json', /^"types"/],
  ['Angular', 'angular/app.component.ts', /^schemas/],
])('what the documents say of %s is what its project does', (row, file, kind) => {
  const asked = documentedCode(row).filter((code) => kind.test(code));
  expect(asked.length).toBeGreaterThan(0);
  for (const code of asked) expect(readFileSync(path.join(projects, file), 'utf8')).toContain(code);
});

test('with the documented option Vue leaves the tag to the browser', () => {
  const options = documentedCode('Vue').filter((code) => code.startsWith('isCustomElement'));
  const { compileTemplate } = createRequire(path.join(__dirname, 'package.json'))('vue/compiler-sfc');
  const compiled = (compilerOptions: object): string =>
    compileTemplate({ id: 'a', filename: 'App.vue', source: '<candle-calculator />', compilerOptions }).code;
  expect(compiled({})).toContain('resolveComponent');
  expect(options).toHaveLength(2);
  for (const option of options) {
    expect(compiled(new Function(`return { ${option} }`)())).not.toContain('resolveComponent');
  }
});

test('the manifest is one of the standard’s', () => {
  const schema = JSON.parse(readFileSync(resolve('custom-elements-manifest/schema.json'), 'utf8'));
  const isManifest = new Ajv({ allowUnionTypes: true, validateFormats: false }).compile(schema);
  isManifest(JSON.parse(files['custom-elements.json'] ?? ''));
  expect(isManifest.errors ?? []).toEqual([]);
});

test.each(['node', 'workerd', 'edge-light'])(
  'React on a server of %s gets what renders there',
  (condition) => {
    const { exports: named } = JSON.parse(read('package/package.json'));
    expect(named['./react'][condition]).toBe('./dist/react-server.js');
  },
);

test('what the package’s package.json names is there', () => {
  const { exports: named, files: packed } = JSON.parse(read('package/package.json'));
  const types = Object.values<{ types?: string } | string>(named).flatMap((entry) =>
    typeof entry === 'object' && entry.types ? [path.basename(entry.types)] : [],
  );
  expect(Object.keys(files)).toEqual(expect.arrayContaining(types));
  expect(packed).toContain('dist');
});
