import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderThreadFile } from '@shop/testing/renderThreadFile';
import { testSite } from '@shop/testing/testSite';
import pino from 'pino';
import { aPointer, makeTestReleases } from '../testReleases';
import { lowerPriority, processorMs, restorePriority } from './processorTime';
import { makeRenderPool } from './renderPool';

// A system that knows priorities of threads and gives none back, as a process without rights of its own finds it.
jest.mock('./processorTime');

jest.setTimeout(60_000);
const file = renderThreadFile();
const log = pino({ level: 'silent' });
const registry = { remotes: { mf_learn: aPointer('mf-learn', '1') } };
/** Each page tells the thread that rendered it; the long one computes until a file lies beside its code. */
const pages = `(() => {
  const element = (...args) => Object.values(scope.react)[0].lib().createElement(...args);
  const Named = () => element('p', null, 'thread ' + require('node:worker_threads').threadId);
  const Long = () => {
    while (!require('node:fs').existsSync(__dirname + '/enough'));
    return Named();
  };
  const route = (path, Component) => ({ path, handle: { chunk: 'x' }, lazy: async () => ({ Component }) });
  return { './routes': () => ({ routes: [route('/learn', Named), route('/faq', Long)] }) };
})()`;

test('a thread that could not be given back its priority is replaced: no page waits for it again', async () => {
  const releases = makeTestReleases();
  releases.publish('mf-learn', '1', pages);
  const shell = { version: 'test', js: [], css: [], stages: [] };
  const none = () => {};
  const pool = makeRenderPool({
    file,
    data: { releasesDir: releases.folder, site: testSite, shell },
    log,
    events: { toLoad: () => [], onLoaded: none, onLoadFailed: none, onLateLoss: none },
  });
  /** The thread that rendered a page. */
  async function visit(pathname: string) {
    const url = new URL(pathname, testSite.origin).href;
    const page = await pool.run({ kind: 'render', registry, url, isBroken: false, without: [], resting: [] });
    if (page.kind !== 'html') throw new Error(`${pathname} is a redirect`);
    return /thread (\d+)/.exec(Buffer.from(page.html).toString())?.[1] ?? '';
  }
  try {
    let looks = 0;
    jest.mocked(processorMs).mockImplementation(() => (looks++ === 0 ? 0 : 500));
    jest.mocked(restorePriority).mockReturnValue(false);
    const enough = path.join(releases.folder, 'mf-learn/1/server/enough');
    jest.mocked(lowerPriority).mockImplementation(() => {
      writeFileSync(enough, '');
      return true;
    });
    await pool.start();
    const worn = await visit('/faq');

    expect(restorePriority).toHaveBeenCalled();
    const others = new Set<string>();
    while (others.size < 2)
      for (const thread of await Promise.all([visit('/learn'), visit('/learn')])) others.add(thread);
    expect([...others]).not.toContain(worn);
  } finally {
    await pool.stop();
    releases.remove();
  }
});
