import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, httpTest as test } from '../support/journey';
import { makeOwnRepository } from '../support/ownRepository';
import { type Ended, runNpm } from '../support/runNode';
import { type RunningShop, root, startShop } from '../support/startShop';

const TOKEN = 'the-token-of-the-tools-team';
const OTHER_TOKEN = 'the-token-of-the-learn-team';

/** Runs npm in the team's own repository; it knows the shop by its address alone. */
function npmRun(folder: string, args: string[], { url }: RunningShop, token = TOKEN) {
  return runNpm(args, folder, { DATA_DIR: undefined, RELEASES_URL: url, RELEASE_TOKEN: token });
}

async function servedVersion(url: string) {
  return /"mf_tools":\{"version":"([^"]+)"/.exec(await (await fetch(`${url}/wax-calculator`)).text())?.[1];
}

/** Looks at a version that is not live, by its link and without. */
async function seeThePreview({ url }: RunningShop, link: string, version: string) {
  expect(new URL(link).pathname).toBe('/wax-calculator');
  const opened = await fetch(link, { redirect: 'manual' });
  expect(opened.status).toBe(303);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await fetch(`${url}/wax-calculator`, { headers: { cookie } });
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toContain(`Preview: mf-tools ${version}. Nobody else sees it.`);
  expect(await (await fetch(`${url}/wax-calculator`)).text()).not.toContain(version);
}

/** What the shop tells of itself is what a release is held against: one that needs another React is refused by name. */
async function tryWhatCannotFit(
  { url }: RunningShop,
  folder: string,
  version: string,
  tryIt: (other: string) => Promise<Ended>,
) {
  const contract = await (await fetch(`${url}/.well-known/shop-contract.json`)).json();
  expect(contract.remotes.mf_tools).toMatchObject({
    version: await servedVersion(url),
    pages: expect.arrayContaining(['/wax-calculator']),
  });
  const other = `${version}-other`;
  const place = `${folder}/releases/mf-tools`;
  cpSync(`${place}/${version}`, `${place}/${other}`, { recursive: true });
  const release = JSON.parse(readFileSync(`${place}/${other}/release.json`, 'utf8'));
  const requires = { ...release.requires, react: '^99.0.0' };
  writeFileSync(`${place}/${other}/release.json`, JSON.stringify({ ...release, version: other, requires }));
  const said = expect.stringContaining(`it needs react ^99.0.0, and this shell has ${contract.shared.react}`);
  expect(await tryIt(other)).toMatchObject({ code: 1, said });
}

/** Points the running shop at a release of the shell, as `npm run release -w shell` does after its gate. */
function pointAtShell(version: string, dataDir: string) {
  const script = `import { loadTooling } from './shared/tooling/compiled.mjs';
    const { release } = await loadTooling('release/registryFile');
    const { activateRelease } = await loadTooling('release/releaseWithGate');
    const change = await release('shell', process.argv[1]);
    console.log((await activateRelease('shell', change)).sentence);`;
  const env = { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir };
  const args = ['--input-type=module', '-e', script, version];
  return promisify(execFile)(process.execPath, args, { cwd: root, env }).then(({ stdout }) => stdout.trim());
}

/** Asks 50 times a second over connections that are kept, until told to stop; gives what was not answered with 200. */
function visitAllTheTime(url: string) {
  // In turn: each hears in time that its front leaves. An idle one would be cut, and a browser would ask again; this does not.
  const agent = new Agent({ keepAlive: true, maxSockets: 8, scheduling: 'fifo' });
  const failed: string[] = [];
  const open = new Set<Promise<void>>();
  const visit = () => {
    const answered = new Promise<void>((resolve) => {
      const asked = get(`${url}/faq`, { agent }, (answer) => {
        if (answer.statusCode !== 200) failed.push(String(answer.statusCode));
        answer.resume().once('end', resolve);
      });
      asked.once('error', (error) => {
        failed.push(error.message);
        resolve();
      });
    });
    open.add(answered);
    void answered.then(() => open.delete(answered));
  };
  let visits = 0;
  const timer = setInterval(() => {
    visits += 1;
    visit();
  }, 20);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    agent.destroy();
    return { visits, failed };
  };
}

/** A copy of the live shell that knows itself as another version; `program` in place of its server. */
async function copyShell({ dataDir }: RunningShop, version: string, program?: string) {
  const { shell } = JSON.parse(readFileSync(`${dataDir}/served.json`, 'utf8'));
  const folder = `${root}/releases/shell/${version}`;
  await cp(`${root}/releases/shell/${shell}`, folder, { recursive: true });
  const release = JSON.parse(readFileSync(`${folder}/release.json`, 'utf8'));
  for (const file of Object.keys(release.files).filter((name) => /^server\/.+\.js$/.test(name))) {
    const own = readFileSync(`${folder}/${file}`, 'utf8').replaceAll(shell, version);
    const text = file === 'server/front.js' ? (program ?? own) : own;
    writeFileSync(`${folder}/${file}`, text);
    release.files[file] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  }
  writeFileSync(`${folder}/release.json`, JSON.stringify(release));
}

/** The shell itself: another front takes over while visitors come; a shell that does not serve changes nothing. */
async function releaseTheShell(shop: RunningShop) {
  const [good, bad] = [`good-${shop.pid}`, `bad-${shop.pid}`];
  const frontPid = () => JSON.parse(readFileSync(`${shop.dataDir}/served.json`, 'utf8')).pid;
  try {
    await copyShell(shop, good);
    await copyShell(shop, bad, 'process.exit(1)');
    const before = frontPid();
    const stop = visitAllTheTime(shop.url);
    expect(await pointAtShell(good, shop.dataDir)).toBe(`shell ${good} is live.`);
    expect(await pointAtShell(bad, shop.dataDir)).toContain(`shell ${bad} is refused by the running shop`);
    // The one that was replaced ends a few seconds later.
    await expect.poll(() => existsSync(`/proc/${before}`)).toBe(false);
    const { visits, failed } = await stop();
    expect(visits).toBeGreaterThan(50);
    expect(failed).toEqual([]);
  } finally {
    for (const version of [good, bad])
      rmSync(`${root}/releases/shell/${version}`, { recursive: true, force: true });
  }
}

test('a team with a repository of its own tests, shows, releases and takes back over HTTP alone @whole', async () => {
  test.setTimeout(400_000);
  const [shop, own] = await Promise.all([
    startShop({ RELEASE_TOKENS: `mf-tools=${TOKEN},mf-learn=${OTHER_TOKEN}` }),
    makeOwnRepository(),
  ]);
  const version = `journey-${shop.pid}`;
  const release = (args: string[], token?: string) =>
    npmRun(
      own.folder,
      ['run', 'release', '-w', 'mf-tools', '--', '--version', version, '--no-browser', '--budget', ...args],
      shop,
      token,
    );
  try {
    const before = await servedVersion(shop.url);
    const tested = await npmRun(own.folder, ['test', '--', 'mf-tools/src/formulas/vectors'], shop);
    expect(tested).toMatchObject({ code: 0, said: expect.stringContaining('Tests:') });

    const shown = await release(['--preview']);
    expect(shown).toMatchObject({ code: 0 });
    await seeThePreview(shop, /\S+\?preview=\S+/.exec(shown.said)?.[0] ?? '', version);
    expect(await servedVersion(shop.url)).toBe(before);
    await tryWhatCannotFit(shop, own.folder, version, (other) => release(['--version', other]));
    for (const [token, reason] of [
      ['a-token-that-nobody-has', 'This token opens nothing here.'],
      [OTHER_TOKEN, 'This token releases mf-learn, and not mf-tools.'],
    ])
      expect(await release([], token)).toMatchObject({
        code: 1,
        said: expect.stringContaining(reason ?? ''),
      });
    expect(await servedVersion(shop.url)).toBe(before);

    expect(await release([])).toMatchObject({ code: 0, said: expect.stringContaining(`${version} is live`) });
    await expect.poll(() => servedVersion(shop.url)).toBe(version);
    const replayed = await release([]);
    expect(replayed).toMatchObject({ code: 0, said: expect.stringContaining('is live already') });
    expect(await npmRun(own.folder, ['run', 'rollback', '-w', 'mf-tools'], shop)).toMatchObject({ code: 0 });
    await expect.poll(() => servedVersion(shop.url)).toBe(before);
    const advice = `was rolled back. To release it again: npm run release -w mf-tools -- --version ${version} --again`;
    expect(await release([])).toMatchObject({ code: 1, said: expect.stringContaining(advice) });
    expect(await release(['--again'])).toMatchObject({ code: 0 });
    await expect.poll(() => servedVersion(shop.url)).toBe(version);
    await releaseTheShell(shop);
  } finally {
    await shop.stop();
    await own.remove();
    rmSync(`${root}/releases/mf-tools/${version}`, { recursive: true, force: true });
  }
});

test('a repository of its own says what it lacks, and a misspelt class of a style sheet is a type error @whole', async () => {
  test.setTimeout(200_000);
  const own = await makeOwnRepository();
  try {
    expect(await runNpm(['run', 'types'], own.folder, {})).toMatchObject({ code: 0 });
    const page = path.join(own.folder, 'mf-tools/src/components/ToolPage.tsx');
    writeFileSync(page, readFileSync(page, 'utf8').replace('styles.intro', 'styles.introduction'));
    const { code, said } = await runNpm(['run', 'types'], own.folder, {});
    expect(code).toBe(1);
    expect(said).toContain("Property 'introduction' does not exist");
    const alone = await runNpm(['run', 'release', '-w', 'mf-tools'], own.folder, { RELEASES_URL: undefined });
    expect(alone.said).toContain('This repository has no shop: set RELEASES_URL and RELEASE_TOKEN.');
    const dev = ['run', 'dev', '-w', 'mf-tools', '--', '--shop', 'http://127.0.0.1:9'];
    expect((await runNpm(dev, own.folder, {})).said).toContain("npm run dev needs the shop's repository");
  } finally {
    await own.remove();
  }
});
