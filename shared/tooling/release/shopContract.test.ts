import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findIncompatibilities, readShopContract } from './shopContract';

const contract = {
  format: 1,
  composition: 'abc',
  platform: { version: '2.0.0', names: ['Head', 'Link'] },
  shared: { react: '19.3.1', '@shop/platform': '2.0.0' },
  remotes: {
    mf_learn: { app: 'mf-learn', version: '1', areas: ['learn'], pages: ['/learn'] },
    mf_tools: { app: 'mf-tools', version: '1', areas: ['tools'], pages: ['/tools'] },
  },
  fragments: { 'mf_tools/Ruler': { shownBy: ['mf_learn'] }, 'mf_tools/Scale': { shownBy: [] } },
  reserved: ['api'],
  releases: { isOpen: true, maxBytes: 5 },
};

function aRelease(more: object = {}) {
  return {
    requires: { react: '^19.3.0', '@shop/platform': '^2.0.0' },
    platformNames: ['Link'],
    remote: { name: 'mf_tools', segments: ['tools'], exposes: { './routes': 'x', './Ruler': 'x' }, ...more },
  };
}

test('a release that takes what there is and keeps what others show goes with the shop', () => {
  expect(findIncompatibilities(aRelease(), contract)).toEqual([]);
});

test.each([
  [
    'a newer React',
    { ...aRelease(), requires: { react: '^19.4.0' } },
    'it needs react ^19.4.0, and this shell has 19.3.1',
  ],
  [
    'another major of the platform',
    { ...aRelease(), requires: { '@shop/platform': '^3.0.0' } },
    'it needs @shop/platform ^3.0.0, and this shell has 2.0.0',
  ],
  [
    'a module that is not shared',
    { ...aRelease(), requires: { redux: '^5.0.0' } },
    'it needs redux ^5.0.0, which this shell does not share',
  ],
  [
    'a name that the platform lacks',
    { ...aRelease(), platformNames: ['useWeather'] },
    'it uses useWeather of @shop/platform, which this shell lacks',
  ],
  [
    'an area of another remote',
    aRelease({ segments: ['tools', 'learn'] }),
    'the area /learn belongs to mf_learn',
  ],
  ['an area of the shell', aRelease({ segments: ['api'] }), 'the area /api belongs to the shell'],
  [
    'a fragment that others show and that is gone',
    aRelease({ exposes: { './routes': 'x' } }),
    'mf_tools/Ruler is gone, and mf_learn shows it',
  ],
])('%s is named', (_what, release, fault) => {
  expect(findIncompatibilities(release, contract)).toEqual([fault]);
});

describe('a running shop', () => {
  let server: Server;
  let answer: { status: number; body: string };
  beforeEach(async () => {
    server = createServer((req, res) => {
      const isAsked = req.url === '/.well-known/shop-contract.json';
      res.writeHead(isAsked ? answer.status : 404).end(isAsked ? answer.body : '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => void server.close());
  const shop = () => new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  test('tells its contract', async () => {
    answer = { status: 200, body: JSON.stringify(contract) };
    expect(await readShopContract(shop())).toEqual(contract);
  });

  test.each([
    ['none', 404, ''],
    ['one of another time', 200, JSON.stringify({ ...contract, format: 2 })],
    ['nonsense', 200, '<html>'],
  ])('that tells %s is left to its gate', async (_what, status, body) => {
    answer = { status, body };
    expect(await readShopContract(shop())).toBeNull();
  });

  test('that is not there is an error', async () => {
    const gone = shop();
    await new Promise((resolve) => server.close(resolve));
    await expect(readShopContract(gone)).rejects.toThrow();
  });
});
