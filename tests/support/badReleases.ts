import { randomText } from './makeRandom';

/** The means to make a source wrong, in a copy of the repository. */
export type Edit = {
  /** @throws where the source does not hold `from` */
  replace: (file: string, from: string, to: string) => void;
  write: (file: string, text: string) => void;
  /** Puts a version of a package into the copy's own node_modules. */
  upgrade: (name: string, version: string) => void;
};

type BadRelease = {
  app: 'mf-cart' | 'mf-catalog' | 'mf-learn' | 'mf-tools';
  edit: (edit: Edit) => void;
  /** What the command says. */
  says: RegExp[];
};

const TOOLS = 'mf-tools/src/routes.tsx';
const CATALOG = 'mf-catalog/src/routes.tsx';
const LEARN = 'mf-learn/src/routes.tsx';
const WICK_GUIDE = 'mf-tools/src/features/wick-guide/WickGuidePage.tsx';

/** Another page in place of /wick-guide, without a fault but what is given. */
function wickGuideIs({ imports = '', does = '', shows = '' }: Record<string, string>) {
  return ({ write }: Edit) =>
    write(
      WICK_GUIDE,
      `import { Head } from '@shop/platform';
      ${imports}
      export function Component() {
        ${does}
        return <><Head title="Guide" description="How thick." path="/wick-guide" /><h1>Guide</h1>${shows}</>;
      }`,
    );
}

/** What a release may do wrong, as a team would have written it: each compiles, but for the type error. */
export const badReleases: Record<string, BadRelease> = {
  'a type error': {
    app: 'mf-tools',
    edit: ({ replace }) => replace(TOOLS, 'import type', `export const wrong: number = 'text';\nimport type`),
    says: [/mf-tools\/src\/routes\.tsx\(.*error TS2322/],
  },
  'a removed remote component': {
    app: 'mf-catalog',
    edit: ({ replace }) =>
      replace(
        'mf-catalog/remote.json',
        `"./ProductCards": "./src/features/product-cards/ProductCards.tsx",`,
        '',
      ),
    says: [/mf_catalog\/ProductCards is not there, and mf_learn shows it on \/guides\/wax-types/],
  },
  'a renamed cart action': {
    app: 'mf-cart',
    edit: ({ replace }) => {
      replace(
        'mf-cart/src/cartModule.ts',
        '  itemsAdded,\n  panelOpened',
        '  linesAdded: itemsAdded,\n  panelOpened',
      );
      replace('mf-cart/src/cartModule.ts', '} satisfies CartModule;', '};');
      replace('mf-cart/src/cartModule.ts', 'CART_CONTRACT_VERSION, type CartModule', 'CART_CONTRACT_VERSION');
    },
    says: [/shell asks of mf_cart\/cartSlice that .*itemsAdded/],
  },
  'a changed notice': {
    app: 'mf-cart',
    edit: ({ replace }) =>
      replace(
        'mf-cart/src/checkout/checkOut.ts',
        `{ kind: 'error', title: 'Your cart is empty' }`,
        `{ kind: 'error', heading: 'Your cart is empty' } as never`,
      ),
    says: [/sends notices\/noticeShown with a wrong payload/],
  },
  'a page that is another one’s': {
    app: 'mf-catalog',
    edit: ({ replace }) =>
      replace(
        CATALOG,
        `  {\n    path: '/shop',`,
        `  { path: '/faq', lazy: async () => ({ Component: () => null }) },\n  {\n    path: '/shop',`,
      ),
    says: [/the page \/faq lies outside the areas that it declares/],
  },
  'a lost page': {
    app: 'mf-catalog',
    edit: ({ replace }) => replace(CATALOG, `    path: '/shop',`, `    path: '/shop/all',`),
    says: [/the page \/shop is gone; if that is meant: --drop \/shop/],
  },
  'a page that throws on the server': {
    app: 'mf-tools',
    edit: wickGuideIs({ does: `if (Date.now() > 0) throw new Error('boom on the server');` }),
    says: [/\/wick-guide .*boom on the server/],
  },
  'a page that throws in the browser': {
    app: 'mf-tools',
    edit: wickGuideIs({
      imports: `import { useEffect } from 'react';`,
      does: `useEffect(() => void setTimeout(() => { throw new Error('boom in the browser'); }), []);`,
    }),
    says: [/\/wick-guide throws in the browser: boom in the browser/],
  },
  '300 kB more': {
    app: 'mf-tools',
    edit: (edit) => {
      edit.write('mf-tools/src/weight.ts', `export const weight = '${randomText(400_000)}';\n`);
      wickGuideIs({
        imports: `import { weight } from '../../weight';`,
        shows: `<p>{weight.at(Date.now() > 0 ? 1 : 2)}</p>`,
      })(edit);
    },
    says: [/weighs \d{6} bytes/],
  },
  'another React': {
    app: 'mf-learn',
    edit: ({ upgrade }) => upgrade('react', '20.0.0'),
    says: [/it needs react \^20\.0\.0, and this shell has 19\./],
  },
  'two faults of accessibility': {
    app: 'mf-tools',
    edit: wickGuideIs({ shows: `<img src="/icon.svg" /><button type="button" />` }),
    says: [/\/wick-guide fails axe: image-alt/, /\/wick-guide fails axe: button-name/],
  },
  'a loop without an end in a component': {
    app: 'mf-tools',
    edit: wickGuideIs({ does: 'while (Date.now() > 0);' }),
    says: [/rendering \/wick-guide does not come to an end/],
  },
  'a loop without an end at module level': {
    app: 'mf-tools',
    edit: ({ replace }) => replace(TOOLS, '/** The tools', 'while (Date.now() > 0);\n/** The tools'),
    says: [/loading mf_tools does not come to an end/],
  },
  'a name that the live shell lacks': {
    app: 'mf-learn',
    edit: ({ replace }) => {
      replace(
        'shared/platform/index.ts',
        `export { Head } from './Head';`,
        `export { Head, Head as Tomorrow } from './Head';`,
      );
      replace(LEARN, 'import type', `import { Tomorrow } from '@shop/platform';\nimport type`);
      replace(LEARN, 'export const routes', 'export const tomorrow = Tomorrow;\nexport const routes');
    },
    says: [/it uses Tomorrow of @shop\/platform, which this shell lacks/],
  },
};
