import { existsSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { makeReleaseFolder } from './support/releaseFolder';
import { buildShop, pointersAt, startShell } from './support/shellAlone';

jest.setTimeout(120_000);

/** The second worker is about to listen until a file says that it may, and names itself in its answers. */
const standBeforeListening = (folder: string) => `
  import cluster from 'node:cluster';
  import { existsSync, writeFileSync } from 'node:fs';
  import { Server as HttpServer } from 'node:http';
  import { Server } from 'node:net';
  if (cluster.worker?.id === 2) {
    const { listen } = Server.prototype;
    Server.prototype.listen = function (...given) {
      writeFileSync(${JSON.stringify(folder)} + '/stands', '');
      const waiting = setInterval(() => {
        if (!existsSync(${JSON.stringify(folder)} + '/may-listen')) return;
        clearInterval(waiting);
        listen.apply(this, given);
      }, 20);
      return this;
    };
    const { emit } = HttpServer.prototype;
    HttpServer.prototype.emit = function (event, ...given) {
      if (event === 'request') given[1].setHeader('X-Worker', '2');
      return emit.call(this, event, ...given);
    };
  }`;

const versions = buildShop();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An answer over a connection of its own: the system gives it to any worker that listens. */
function ask(url: string): Promise<{ worker: unknown; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, async (answer) =>
      resolve({ worker: answer.headers['x-worker'], body: await text(answer) }),
    ).once('error', reject);
  });
}

test('a worker that was about to listen while a release was shown knows all its pages', async () => {
  const place = makeReleaseFolder(versions, { 'mf-tools': [versions['mf-tools'] ?? '', 'next'] });
  place.point(1, pointersAt(versions));
  const shell = await startShell(place, versions.shell ?? '', {
    env: { SHELL_WORKERS: '2' },
    flags: [`--import=data:text/javascript,${encodeURIComponent(standBeforeListening(place.folder))}`],
  });
  try {
    while (!existsSync(path.join(place.folder, 'stands'))) await pause(20);
    place.point(2, pointersAt({ ...versions, 'mf-tools': 'next' }));
    while (place.served().generation < 2) await pause(50);
    writeFileSync(path.join(place.folder, 'may-listen'), '');
    let answer = await ask(`${shell.url}/sitemap.xml`);
    while (answer.worker !== '2') answer = await ask(`${shell.url}/sitemap.xml`);
    expect(answer.body).toContain('/wax-calculator');
  } finally {
    await shell.stop();
    place.remove();
  }
});
