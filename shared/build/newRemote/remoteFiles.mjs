import path from 'node:path';
import { readJson } from '../apps.mjs';
import { root } from '../paths.mjs';
import { remoteApps } from '../remotes.mjs';

const json = (content) => `${JSON.stringify(content, null, 2)}\n`;

/** 'gift-cards' -> 'GiftCards' */
function pascal(name) {
  return name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter) => letter.toUpperCase());
}

/** Versions that the other remotes use: one place says them for all. */
function versionOf(name) {
  const [other] = remoteApps;
  return readJson(path.join(root, other, 'package.json')).dependencies[name];
}

/** Every file of a new remote with one page, by its place in the remote's folder. */
export function remoteFiles({ app, segment }) {
  const name = app.replace('-', '_');
  const page = `${pascal(segment)}Page`;
  const title = pascal(segment).replace(/(.)([A-Z])/g, '$1 $2');
  const folder = `src/features/${segment}`;
  return {
    'remote.json': json({ name, segments: [segment], exposes: { './routes': './src/routes.tsx' } }),
    'package.json': json({
      name: `@shop/${app}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: { release: 'node ../shared/build/release.mjs', rollback: 'node ../shared/build/rollback.mjs' },
      dependencies: { '@shop/contracts': '*', '@shop/platform': '*', react: versionOf('react') },
      devDependencies: { '@shop/build': '*', '@shop/testing': '*' },
    }),
    'budget.json': json({ [name]: 9000, 'expose-routes': 800, [`page-${segment}`]: 5000 }),
    'rspack.config.mjs': `import { remoteConfig } from '@shop/build/remoteConfig';

export default remoteConfig(import.meta.dirname);
`,
    'README.md': `# ${app}

| fact | |
| --- | --- |
| owns | the pages below /${segment} |
| exposes | \`./routes\` |
| runs at | /${segment} |
| budget | \`budget.json\`, compressed bytes of each entry |

Release: \`npm run release -w ${app}\`. Back: \`npm run rollback -w ${app}\`. What it may rely on: docs/teams.md.
`,
    'src/routes.tsx': `import type { PageRoute } from '@shop/contracts/remotes';

/** The pages of ${app}, by full path. */
export const routes: PageRoute[] = [
  {
    path: '/${segment}',
    handle: { chunk: 'page-${segment}' },
    lazy: () => import(/* webpackChunkName: "page-${segment}" */ './features/${segment}/${page}'),
  },
];

/** Search engines may list every page here. */
export const sitemapPaths = routes.map(({ path }) => path);
`,
    [`${folder}/${page}.tsx`]: `import { Head, Link } from '@shop/platform';
import styles from './${page}.module.css';

/** /${segment} */
export function Component() {
  return (
    <>
      <Head title="${title}" description="${title} for candle makers." path="/${segment}" />
      <div className={styles.page}>
        <h1>${title}</h1>
        <p>
          This page is new. Until there is more, <Link to="/shop">the shop</Link> has everything.
        </p>
      </div>
    </>
  );
}
`,
    [`${folder}/${page}.module.css`]: `.page {
  max-inline-size: 70ch;
  margin-inline: auto;
  padding: var(--space-48) var(--space-16);
}
`,
    [`${folder}/${page}.test.tsx`]: `import { renderShop } from '@shop/testing/renderShop';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';

test('the page says what it is about', async () => {
  await renderShop({ routes, path: '/${segment}' });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
  };
}
