import { makeGateStage } from '../support/gateStage';
import { expect, httpTest as test } from '../support/journey';
import { randomText } from '../support/makeRandom';

/**
 * What a release may do wrong, made by altering a built one. Faults that are found side by side stand in one release.
 */
let stage: Awaited<ReturnType<typeof makeGateStage>>;
// Each runs a whole command; a busy machine takes its time.
test.describe.configure({ timeout: 240_000 });
test.beforeAll(async () => {
  stage = await makeGateStage();
});
test.afterAll(() => stage.remove());

test('a release as it was built passes, and what was checked is recorded @whole', async () => {
  stage.alter('mf-tools', 'good', () => {});
  const { code, said } = await stage.release('mf-tools', 'good', '--no-browser');
  expect({ code, said }).toMatchObject({
    code: 0,
    said: expect.stringContaining('recorded; no shop is running'),
  });
  expect(stage.getChecks('mf-tools', 'good')).toEqual(
    expect.arrayContaining([
      'files',
      'requirements',
      'routes',
      'fragments',
      'contracts',
      'messages',
      'pages',
      'size',
    ]),
  );
});

test('the look opens the pages that a release changes, and all where any of them could load what is new', async () => {
  stage.alter('mf-learn', 'one-page', ({ append, chunk }) => append(chunk('page-faq'), '// changed'));
  expect(await stage.release('mf-learn', 'one-page', '--no-browser')).toMatchObject({ code: 0 });
  expect(stage.getPages('mf-learn', 'one-page')).toEqual(['/faq']);
  stage.alter('mf-learn', 'entry', ({ appendToEntry }) => appendToEntry('// changed'));
  expect(await stage.release('mf-learn', 'entry', '--no-browser')).toMatchObject({ code: 0 });
  expect(stage.getPages('mf-learn', 'entry')).toEqual(expect.arrayContaining(['/faq', '/learn', '/about']));
});

test('a removed remote component, pages lost and taken, a page that throws and 300 kB more are refused by name', async () => {
  stage.alter('mf-catalog', 'bad', ({ wrapContainer, appendToEntry }) => {
    wrapContainer(`
      if (name === './ProductCards') throw new Error('no such expose');
      const module = (await get(name))();
      if (name !== './routes') return () => module;
      const kept = module.routes.filter(({ path }) => path !== '/shop');
      const faulty = {
        '/wax': async () => ({ Component: () => { throw new Error('boom'); } }),
        '/wicks': async () => { throw new Error('lost'); },
        '/containers': async () => ({ Component: () => null, loader: () => { throw new Error('no data'); } }),
      };
      const broken = kept.map((route) => ({ ...route, lazy: faulty[route.path] ?? route.lazy }));
      return () => ({ ...module, routes: [...broken, { ...kept[0], path: '/faq' }] });
    `);
    appendToEntry(`//${'0123456789abcdef'.repeat(2)}${randomText(400_000)}`);
  });
  const { code, said } = await stage.release('mf-catalog', 'bad');
  expect(code).toBe(1);
  expect(said).toMatch(/mf_catalog\/ProductCards is not there, and mf_learn shows it on \/guides\/wax-types/);
  expect(said).toContain('the page /shop is gone; if that is meant: --drop /shop');
  expect(said).toContain('the page /faq lies outside the areas that it declares');
  expect(said).toMatch(/\/wax .*boom/);
  expect(said).toContain('/wicks answers 503: Error: lost');
  expect(said).toContain('/containers answers 500: Error: no data');
  expect(said).toMatch(/mf_catalog weighs \d{6} bytes/);
  expect(stage.liveVersion('mf_catalog')).toBe(stage.versions['mf-catalog']);
});

test('a renamed action and a changed notice are refused in the words of those who use them @whole', async () => {
  stage.alter('mf-cart', 'bad', ({ wrapContainer, replaceInServer }) => {
    wrapContainer(`
      const module = (await get(name))();
      if (name !== './cartSlice') return () => module;
      const { itemsAdded, ...cartModule } = module.cartModule;
      return () => ({ cartModule: { ...cartModule, linesAdded: itemsAdded } });
    `);
    replaceInServer('title:"Your cart is empty"', 'heading:"Your cart is empty"');
  });
  const { code, said } = await stage.release('mf-cart', 'bad');
  expect(code).toBe(1);
  expect(said).toMatch(/shell asks of mf_cart\/cartSlice that .*itemsAdded/);
  expect(said).toMatch(/mf_tools asks of mf_cart\/cartSlice that .*itemsAdded/);
  expect(said).toMatch(/sends notices\/noticeShown with a wrong payload/);
});

test('another React, a name that the platform lacks, and bytes that were not built are refused @whole', async () => {
  stage.alter('mf-learn', 'bad', ({ editFacts, corrupt, entry }) => {
    editFacts((release) => {
      release.requires.react = '^20.0.0';
      release.platformNames.push('useTomorrow');
    });
    corrupt(entry());
  });
  const { code, said } = await stage.release('mf-learn', 'bad');
  expect(code).toBe(1);
  expect(said).toMatch(/it needs react \^20\.0\.0, and this shell has 19\./);
  expect(said).toContain('it uses useTomorrow of @shop/platform, which this shell lacks');
  expect(said).toMatch(/client\/remoteEntry\.\w+\.js is not what was built/);
});

const loops = Object.entries({
  'in a component': `
    const module = (await get(name))();
    if (name !== './routes') return () => module;
    const lazy = async () => ({ Component: () => { for (;;); } });
    return () => ({ ...module, routes: module.routes.map((route) => ({ ...route, lazy })) });`,
  'at module level': `for (;;);`,
});
for (const [where, code] of loops) {
  test(`a loop without an end ${where} is ended and named @whole`, async () => {
    const version = `loop-${where.replaceAll(' ', '-')}`;
    stage.alter('mf-tools', version, ({ wrapContainer }) => wrapContainer(code));
    const { code: exit, said } = await stage.release('mf-tools', version);
    expect(exit).toBe(1);
    expect(said).toMatch(/(rendering \/wax-calculator|loading mf_tools) does not come to an end/);
  });
}

test('a sitemap, headings, titles, addresses and components that are none are refused by name', async () => {
  stage.alter('mf-learn', 'promises', ({ wrapContainer, editFacts }) => {
    editFacts((release) => {
      release.remote.exposes['./Deal'] = './src/Deal.tsx';
    });
    wrapContainer(`
      if (name === './Deal') return () => ({ Deal: () => null });
      const module = (await get(name))();
      if (name !== './routes') return () => module;
      const element = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, props });
      const faulty = {
        '/faq': () => ['One', 'Two'].map((children) => element('h1', { children })),
        '/about': () => [
          element('h1', { children: 'About' }),
          element('title', { children: ' | Wick & Wax' }),
          element('link', { rel: 'canonical', href: 'https://shop.example/abuot' }),
        ],
      };
      const routes = module.routes.map((route) =>
        faulty[route.path] ? { ...route, lazy: async () => ({ Component: faulty[route.path] }) }
        : route.path === '/terms-of-service' ? { ...route, handle: { ...route.handle, fragments: ['mf_gifts/Deal', 'mf_gifts/Card'] } }
        : route);
      return () => ({ ...module, routes, sitemapPaths: [...module.sitemapPaths, '/learn/:slug', '/nowhere'] });
    `);
  });
  const { code, said } = await stage.release('mf-learn', 'promises');
  expect(code).toBe(1);
  expect(said.match(/- .+/g)).toEqual([
    '- sitemapPaths lists /learn/:slug, which is no page',
    '- sitemapPaths lists /nowhere, which is no page',
    '- mf_learn/Deal exports no component as its default, and remote.json shows it',
    '- /terms-of-service is not whole: it lacks mf_gifts/Deal, mf_gifts/Card',
    '- /faq has 2 h1, and needs one',
    '- /faq has no title: <Head title>',
    '- /faq names nothing as its address: <Head path>',
    '- /about has no title: <Head title>',
    '- /about names https://shop.example/abuot as its address: <Head path>',
  ]);
});

/** Runs in the browser once React has taken a page over. */
const whenAlive = (code: string) => `;const waiting = setInterval(() => {
  const main = document.querySelector('main');
  if (!main || !Object.keys(main).some((key) => key.startsWith('__reactProps'))) return;
  clearInterval(waiting);
  ${code}
}, 20);`;

test('an error in the browser and three faults of accessibility are refused by page @whole', async () => {
  stage.alter('mf-tools', 'browser', ({ appendToEntry }) => {
    appendToEntry(
      whenAlive(`main.append(new Image(), document.createElement('button'));
        if (location.pathname === '/wick-guide') main.querySelector('h1').remove();
        throw new Error('boom in the browser');`),
    );
  });
  const { code, said } = await stage.release('mf-tools', 'browser');
  expect(code).toBe(1);
  expect(said).toContain('throws in the browser: boom in the browser');
  expect(said).toMatch(/ \/[a-z-]+ fails axe: image-alt/);
  expect(said).toMatch(/ \/[a-z-]+ fails axe: button-name/);
  expect(said).toContain('/wick-guide fails axe: page-has-heading-one');
  expect(said).not.toContain('changes all the time');
});

test('what fails only where a link leads to a page is refused, its own style element too @whole', async () => {
  stage.alter('mf-tools', 'by-link', ({ appendToEntry }) =>
    appendToEntry(
      whenAlive(`const [opened] = performance.getEntriesByType('navigation');
        if (!opened.name.endsWith('/no-such-page-of-the-shop')) return;
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'i{top:1px}' }));
        throw new Error('boom by a link');`),
    ),
  );
  const { code, said } = await stage.release('mf-tools', 'by-link');
  expect(code).toBe(1);
  expect(said).toMatch(/ \/[a-z-]+, by a link, says in the browser: .*inline style/);
  expect(said).toMatch(/ \/[a-z-]+, by a link, throws in the browser: boom by a link/);
});

test('a page that jumps late, opens a dialog, leaves by itself or never rests is refused by name @whole', async () => {
  stage.alter('mf-tools', 'restless', ({ appendToEntry }) => {
    appendToEntry(
      whenAlive(`if (location.pathname === '/wick-guide') history.replaceState(null, '', '/elsewhere');
        const tick = () => {
          main.prepend(document.createElement('i'));
          setTimeout(tick, 30);
        };
        if (location.pathname === '/fragrance-calculator') tick();
        setTimeout(() => {
          if (location.pathname !== '/wax-calculator') return;
          main.style.paddingTop = '500px';
          new Image().src = '/nowhere.png';
          alert('Read this first');
        }, 200);`),
    );
  });
  const { code, said } = await stage.release('mf-tools', 'restless');
  expect(code).toBe(1);
  expect(said).toMatch(/ \/wax-calculator shifts by 0\.\d+ while it loads/);
  expect(said).toContain('/wax-calculator opens a dialog of the browser: Read this first');
  expect(said).toMatch(/\/wax-calculator says in the browser: Failed to load .*\/nowhere\.png\)/);
  expect(said).toContain('/wick-guide leaves by itself for /elsewhere');
  expect(said).toContain('/fragrance-calculator changes all the time');
});

test('a page whose script never ends in the browser is refused within a minute or two @whole', async () => {
  stage.alter('mf-tools', 'hangs', ({ appendToEntry }) => {
    appendToEntry(whenAlive(`if (location.pathname === '/wax-calculator') for (;;);`));
  });
  const { code, said } = await stage.release('mf-tools', 'hangs');
  expect(code).toBe(1);
  expect(said).toContain('/wax-calculator does not come alive: it does not come to rest within 20 s');
});

/** Turns of a loop that take so many ms of this processor. */
function turnsIn(ms: number) {
  let [turns, sum] = [0, 0];
  for (const start = process.cpuUsage(); process.cpuUsage(start).user < ms * 1000; )
    for (let turn = 0; turn < 100_000; turn++) sum += Math.sqrt(turns++);
  return sum > 0 ? turns : 0;
}

test('a page that keeps a phone busy is refused by name, however fast it is here @whole', async () => {
  const turns = turnsIn(100);
  stage.alter('mf-tools', 'busy', ({ appendToEntry }) =>
    appendToEntry(`;for (let turn = 0, sum = 0; turn < ${turns}; turn++) sum += Math.sqrt(turn);`),
  );
  const { code, said } = await stage.release('mf-tools', 'busy');
  expect(code).toBe(1);
  expect(said).toMatch(/ \/[a-z/-]+ keeps a phone busy for more than 200 ms in one task/);
});

/** Fourteen ways to change what all parts of the shop share, and how the gate calls each. */
const leaks = {
  'global window.leakedGlobal': 'window.leakedGlobal = {};',
  'listener document keydown': "document.addEventListener('keydown', () => {});",
  'interval of 1234 ms': 'setInterval(() => {}, 1234);',
  'storage key leaked-key': "localStorage.setItem('leaked-key', 'x');",
  'patch of Array.prototype.leakedMethod':
    "Object.defineProperty(Array.prototype, 'leakedMethod', { value() {}, configurable: true });",
  'patch of history.pushState':
    'const push = history.pushState; history.pushState = function (...args) { return push.apply(this, args); };',
  'patch of window.fetch': 'const own = window.fetch; window.fetch = (...args) => own(...args);',
  'custom element leaked-element': "customElements.define('leaked-element', class extends HTMLElement {});",
  'cookie leaked-cookie': "document.cookie = 'leaked-cookie=1';",
  'listener window error': "addEventListener('error', () => {});",
  'listener window beforeunload': "addEventListener('beforeunload', () => {});",
  'style zoom of body': "document.body.style.zoom = '1';",
  'class of-tools of html': "document.documentElement.classList.add('of-tools');",
  'style h1':
    "const sheet = new CSSStyleSheet(); sheet.replaceSync('h1 { outline-offset: 3px; }'); document.adoptedStyleSheets.push(sheet);",
};

test('fourteen things that a page leaves behind are refused by name @whole', async () => {
  const planted = Object.values(leaks).map((source) => `;(() => { ${source} })();`);
  stage.alter('mf-tools', 'leaks', ({ appendToEntry }) => appendToEntry(planted.join('\n')));
  const { code, said } = await stage.release('mf-tools', 'leaks');
  expect(code).toBe(1);
  for (const name of Object.keys(leaks))
    expect(said).toMatch(new RegExp(`- (/\\S+|mf-tools) leaves behind: ${name}`));
  expect(said.match(/leaves behind/g)).toHaveLength(14);
});

test('chains of timeouts and frames that outlive their page are refused, a question that is asked once more is not @whole', async () => {
  const plant = (name: string, source: string) =>
    stage.alter('mf-tools', name, ({ appendToEntry }) => appendToEntry(`;(() => { ${source} })();`));
  plant(
    'chains',
    `const wait = () => setTimeout(wait, 300); wait();
     const draw = () => requestAnimationFrame(draw); draw();`,
  );
  const chains = await stage.release('mf-tools', 'chains');
  expect(chains.code).toBe(1);
  expect(chains.said).toContain('leaves behind: timeout that is set again and again');
  expect(chains.said).toContain('leaves behind: animation frame that is asked for again and again');
  plant('retry', 'const retry = () => setTimeout(retry, 900); retry();');
  const { code, said } = await stage.release('mf-tools', 'retry');
  expect({ code, said }).toMatchObject({ code: 0, said: expect.not.stringContaining('leaves behind') });
});

test('a folder of public files that is not in the release is refused by its name @whole', async () => {
  stage.alter('mf-tools', 'folder', ({ editFacts }) =>
    editFacts((release) => {
      release.remote.publicFiles = [{ path: '/tools-files', folder: 'nowhere' }];
    }),
  );
  const { code, said } = await stage.release('mf-tools', 'folder', '--no-browser');
  expect(code).toBe(1);
  expect(said).toContain('publicFiles names the folder client/nowhere/, and the release has no file in it');
});

test('a folder of public files that leads out of the release is refused with its reason @whole', async () => {
  stage.alter('mf-tools', 'outside', ({ editFacts }) =>
    editFacts((release) => {
      release.remote.publicFiles = [{ path: '/tools-files', folder: '../server' }];
    }),
  );
  const { code, said } = await stage.release('mf-tools', 'outside', '--no-browser');
  expect(code).toBe(1);
  expect(said).toMatch(/release\.json cannot be used: .*folder/);
});

test('of two releases at the same moment that take the same area exactly one goes live @whole', async () => {
  const apps = ['mf-tools', 'mf-learn'];
  const before = apps.map((app) => stage.liveVersion(app.replace('-', '_')));
  for (const app of apps)
    stage.alter(app, 'same-area', ({ editFacts }) =>
      editFacts((release) => release.remote.segments.push('gifts')),
    );
  const ended = await Promise.all(apps.map((app) => stage.release(app, 'same-area', '--no-browser')));
  expect(ended.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(ended.find(({ code }) => code === 1)?.said).toContain('the area /gifts belongs to mf_');
  for (const [index, app] of apps.entries()) stage.pointAt(app.replace('-', '_'), before[index] ?? '');

  stage.openCanary('mf_learn', 'same-area');
  const { code, said } = await stage.release('mf-tools', 'same-area', '--no-browser', '--again');
  expect(code).toBe(1);
  expect(said).toContain('the area /gifts belongs to mf_learn');
  stage.pointAt('mf_learn', before[1] ?? '');
});

test('a remote that goes releases no page and no segment, and its area may be another one’s @whole', async () => {
  const before = stage.liveVersion('mf_tools');
  stage.alter('mf-tools', 'gone', ({ wrapContainer, editFacts }) => {
    wrapContainer(`if (name === './routes') return () => ({ routes: [] });`);
    editFacts(({ remote }) => {
      remote.segments = [];
      remote.publicFiles = [];
    });
  });
  const { said } = await stage.release('mf-tools', 'gone', '--no-browser');
  const drops = said.match(/--drop \/\S+/g) ?? [];
  expect(drops).toEqual(expect.arrayContaining(['--drop /wax-calculator', '--drop /embed/oembed']));
  const flags = drops.flatMap((drop) => drop.split(' '));
  expect(await stage.release('mf-tools', 'gone', '--no-browser', ...flags)).toMatchObject({ code: 0 });
  stage.alter('mf-learn', 'heir', ({ editFacts }) =>
    editFacts(({ remote }) => remote.segments.push('wax-calculator', 'embed')),
  );
  expect(await stage.release('mf-learn', 'heir', '--no-browser')).toMatchObject({ code: 0 });
  stage.pointAt('mf_tools', before);
  stage.pointAt('mf_learn', stage.versions['mf-learn'] ?? '');
});

test('the doctor asks of what is live what the gate asks of a release @whole', async () => {
  const name = 'past-the-gate';
  stage.alter('mf-tools', name, ({ editFacts }) =>
    editFacts((release) => {
      release.requires.react = '^99.0.0';
    }),
  );
  const before = stage.liveVersion('mf_tools');
  stage.pointAt('mf_tools', name);
  const { code, said } = await stage.doctor();
  stage.pointAt('mf_tools', before);
  expect({ code, said }).toMatchObject({
    code: 1,
    said: expect.stringMatching(/mf-tools past-the-gate: it needs react \^99\.0\.0/),
  });
});
