import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { documentText, snippet } from '../support/docSnippets';
import { chooseCode, germanForms, openBuilder } from '../support/hostile-hosts/builderPage';
import { buildPackageHost, packageImports, packagePage } from '../support/hostile-hosts/buildPackageHost';
import { installPackages } from '../support/hostile-hosts/hostPackages';
import { type HostSite, startHostSite } from '../support/hostile-hosts/hostServer';
import { expect, test } from '../support/journey';

const shop = () => process.env.SHOP_URL as string;
let host: { folder: string; served: string };
let site: HostSite;

const kinds = Object.entries(germanForms);

// One worker: the package is packed once.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await openBuilder(page, shop());
  const chosen: Record<string, Awaited<ReturnType<typeof chooseCode>>> = {};
  for (const [type] of kinds) {
    const settings = { Calculator: type, Language: 'de', Theme: 'dark', 'The way into your page': 'package' };
    chosen[type] = await chooseCode(page, settings);
  }
  await page.close();
  const all = Object.entries(chosen);
  host = await buildPackageHost(shop(), Object.fromEntries(all.map(([type, { code }]) => [type, code])));
  const pages = [
    ...['main', 'readme'].map((name) => [`/${name}`, { body: packagePage(name) }]),
    [
      '/scoped',
      {
        body: `<script src="${shop()}/embed/calculators.js"></script>${packagePage('scoped')}<div id="calculator"></div>
          <candle-calculator type="fragrance"></candle-calculator>`,
      },
    ],
    ...all.map(([type, { headers }]) => [`/${type}`, { body: packagePage(type), headers }]),
  ];
  site = await startHostSite(Object.fromEntries(pages), host.served);
});
test.afterAll(async () => {
  await site?.close();
  await rm(host.folder, { recursive: true, force: true });
});

test('a site bundles the package: a calculator in its own React, and nothing is asked of the shop @whole', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.origin}/main`);
  await expect(page.locator('#said')).toHaveText('preset: 1628.6 g');
  await page.getByLabel('Number of candles').fill('2');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('#said')).toHaveText('button: 814.3 g');
  const supplies = page.getByRole('link', { name: 'Add what I need' });
  await expect(supplies).toHaveAttribute('href', new RegExp(`^${shop()}/cart\\?propose=wx-201:1`));
  await supplies.click();
  await expect(page.locator('#said')).toHaveText('needs soy');
  expect(asked.filter((address) => !address.startsWith(site.origin))).toEqual([]);
});

test('the lines of its README define the element, and its German words come with it @whole', async ({
  page,
}) => {
  await page.goto(`${site.origin}/readme`);
  await page.evaluate(() => {
    const element = document.createElement('candle-calculator');
    element.setAttribute('type', 'fragrance');
    element.setAttribute('lang', 'de');
    document.body.replaceChildren(element);
  });
  await expect(page.getByRole('button', { name: 'Berechnen' })).toBeVisible();
});

test('the documented registry lets two versions stand on one page, and neither says anything @whole', async ({
  page,
}) => {
  await page.goto(`${site.origin}/scoped`);
  await expect(page.getByRole('form', { name: 'Fragrance oil calculator' })).toBeVisible();
  await expect(page.locator('#calculator').getByRole('form', { name: 'Wax calculator' })).toBeVisible();
});

test('where the browser has no registries of a page’s own, the documented code takes another name @whole', async ({
  page,
}) => {
  // WebKit 2.50 has all but the constructor.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'CustomElementRegistry', {
      value: class {
        constructor() {
          throw new TypeError('Illegal constructor');
        }
        initialize() {}
      },
    });
  });
  await page.goto(`${site.origin}/scoped`);
  await expect(
    page.locator('candle-calculator-next').getByRole('form', { name: 'Wax calculator' }),
  ).toBeVisible();
});

for (const [type, form] of kinds) {
  test(`the builder’s code of the ${type} calculator is built and runs under the policy beside it @whole`, async ({
    page,
  }) => {
    await page.goto(`${site.origin}/${type}`);
    await expect(page.getByRole('form', { name: form })).toBeVisible();
    await expect(page.locator('[part=root]')).toHaveAttribute('data-theme', 'dark');
  });
}

/** What a module of the host prints, run by Node. */
function runModule(code: string): string {
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: host.folder,
    encoding: 'utf8',
  });
  expect(ran.stderr).toBe('');
  return ran.stdout;
}

test('every vector is what the package’s formulas give @whole', () => {
  const wrong = runModule(`import * as formulas from '@wick-and-wax/calculators/formulas';
    import vectors from '@wick-and-wax/calculators/vectors.json' with { type: 'json' };
    const flat = (result) => ({ ...result, ...result.byWeight, ...result.estimate, ...result.row });
    const doors = { wax: 'calculateWax', fragrance: 'calculateFragrance', supplies: 'calculateSupplies', wickGuide: 'findWicks' };
    const wrong = [];
    let compared = 0;
    for (const [kind, door] of Object.entries(doors)) for (const { name, inputs, expected } of vectors[kind]) {
      const result = flat(formulas[door](inputs));
      for (const [figure, value] of Object.entries(expected)) {
        compared++;
        if ((result[figure] ?? null) !== value) wrong.push([kind, name, figure, result[figure], value]);
      }
    }
    console.log(JSON.stringify({ wrong: wrong.slice(0, 5), hasCompared: compared > 500 }));`);
  expect(JSON.parse(wrong)).toEqual({ wrong: [], hasCompared: true });
});

test('the documented figures are calculated without a browser @whole', () => {
  const code = snippet('package.md', '// figures.js', shop()).replaceAll('export ', '');
  const lines = code.replace('{ calculateSupplies, findWicks };', '');
  // As text: a terminal's colors are not asked for.
  const figures = runModule(`${lines}\nconsole.log([waxGrams, fragranceOilAmount].join(' '));`);
  expect(figures).toBe('1628.6 40\n');
});

test('every documented import, the ones of types too, is a file that bundlers find @whole', () => {
  expect(packageImports()).toEqual(
    expect.arrayContaining(
      ['jsx', 'vue', 'svelte', 'react', 'formulas'].map((name) => `@wick-and-wax/calculators/${name}`),
    ),
  );
  // The host's build fails where one of them leads nowhere.
  expect(existsSync(path.join(host.served, 'imports.js'))).toBe(true);
});

test('what it says of itself is true: licence, files, and types before code @whole', () => {
  const folder = path.join(host.folder, 'node_modules/@wick-and-wax/calculators');
  const told = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  expect(told).toMatchObject({ license: 'MIT', type: 'module', sideEffects: false });
  expect(readFileSync(path.join(folder, 'LICENSE'), 'utf8')).toMatch(/^MIT License/);
  for (const target of Object.values<string | Record<string, string>>(told.exports)) {
    const files = typeof target === 'string' ? [target] : Object.values(target);
    if (typeof target === 'object') {
      const [first, ...others] = Object.keys(target);
      expect([first, others.at(-1)]).toEqual(['types', 'default']);
    }
    for (const file of files) expect(readFileSync(path.join(folder, file), 'utf8')).not.toBe('');
  }
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const [, all = ''] = /\| all four \| ([\d.]+) kB \|/.exec(readme) ?? [];
  expect(documentText('README.md')).toContain(`, ${Math.round(Number(all))} kB for all `);
});

test('it is installed beside frameworks that it has no types for @whole', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'beside-'));
  const package_ = `file:${path.join(host.folder, 'package.tgz')}`;
  const flags = ['--package-lock-only', '--no-audit', '--no-fund'];
  try {
    for (const framework of ['svelte@4.2.20', 'vue@2.7.16']) {
      await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
      const ran = spawnSync('npm', ['install', ...flags, framework, package_], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect([framework, ran.status, ran.stderr]).toEqual([
        framework,
        0,
        expect.not.stringContaining('ERESOLVE'),
      ]);
      await rm(path.join(folder, 'package-lock.json'));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('publint and “are the types wrong” find nothing in the tarball @whole', async () => {
  const tools = await installPackages({ publint: '0.3.25', '@arethetypeswrong/cli': '0.18.5' });
  const check = (command: string, ...flags: string[]) => {
    const program = path.join(tools, 'node_modules/.bin', command);
    const ran = spawnSync(program, [path.join(host.folder, 'package.tgz'), ...flags], { encoding: 'utf8' });
    expect([command, ran.status, ran.status === 0 ? '' : ran.stdout]).toEqual([command, 0, '']);
  };
  try {
    check('publint', '--strict');
    // ES modules alone, as package.md says.
    check('attw', '--profile', 'esm-only');
  } finally {
    await rm(tools, { recursive: true, force: true });
  }
});

test('without a browser it is imported and does nothing @whole', () => {
  const code = `import { defineCalculators } from '@wick-and-wax/calculators';
    defineCalculators({ shop: 'https://shop.example' });
    console.log('imported');`;
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: host.folder,
    encoding: 'utf8',
  });
  expect(ran).toMatchObject({ status: 0, stdout: 'imported\n' });
});

test('the documented commands hold a port to the vectors: one that agrees, and one that does not @whole', async () => {
  const { wax } = JSON.parse(
    readFileSync(path.join(host.folder, 'node_modules/@wick-and-wax/calculators/dist/vectors.json'), 'utf8'),
  );
  // A port by heart: it knows the figures of every vector. The URL has the same answer to all.
  const port = `import { readFileSync } from 'node:fs';
    const file = new URL('node_modules/@wick-and-wax/calculators/dist/vectors.json', import.meta.url);
    const vectors = JSON.parse(readFileSync(file, 'utf8'));
    const find = (name) => (inputs) => vectors[name].find((one) => JSON.stringify(one.inputs) === JSON.stringify(inputs)).expected;
    export const [wax, fragrance, supplies, wickGuide] = ['wax', 'fragrance', 'supplies', 'wickGuide'].map(find);`;
  await writeFile(path.join(host.folder, 'my-port.js'), port);
  const answers = await startHostSite({
    '/figures': { body: JSON.stringify(wax[0].expected), type: 'application/json' },
  });
  try {
    const lines = snippet('package.md', 'candle-conformance', shop()).trim().split('\n');
    const [ofModule, ofUrl] = await Promise.all(
      lines.map((line) => runLine(line.replace('https://my-site.example', answers.origin))),
    );
    expect(ofModule).toMatchObject({ status: 0, said: expect.stringMatching(/: all agree\.$/) });
    expect(ofUrl).toMatchObject({ status: 1, said: expect.stringMatching(/: \d+ figures differ\.$/) });
  } finally {
    await answers.close();
  }
});

/** A line of a terminal in the host's folder, with what it said and its exit code. */
function runLine(line: string): Promise<{ status: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(line, { cwd: host.folder, shell: true });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    child.on('close', (status) => resolve({ status, said: said.trim() }));
  });
}
