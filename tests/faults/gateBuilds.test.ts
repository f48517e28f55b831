import { badReleases } from '../support/badReleases';
import { copyRepository } from '../support/copyOfRepository.mjs';
import { editSource } from '../support/editSource';
import { makeGateStage } from '../support/gateStage';
import { buildShop, startShell } from './support/shellAlone';

/*
 * What a team may get wrong, written into a copy of the source, built and released into a running shop by the real command.
 * In the common run gate.spec.ts tries the like on altered builds.
 */
const names = Object.keys(badReleases);
// A busy machine takes its time for a build and the compiler.
jest.setTimeout(240_000);

let stage: Awaited<ReturnType<typeof makeGateStage>>;
let copy: Awaited<ReturnType<typeof copyRepository>>;
let shop: Awaited<ReturnType<typeof startShell>>;
beforeAll(async () => {
  buildShop();
  [stage, copy] = await Promise.all([makeGateStage(), copyRepository()]);
  shop = await startShell(stage.place, stage.versions.shell ?? '');
});
afterAll(async () => {
  await shop?.stop();
  await copy?.remove();
  stage?.remove();
});

test.each(names)(
  'a release with %s is refused in words, and the shop shows what it showed @whole',
  async (name) => {
    const bad = badReleases[name];
    if (!bad) throw new Error(`${name} is not described`);
    const { app, edit, says } = bad;
    const undo = editSource(copy.folder, edit);
    const { code, said } = await stage.releaseFrom(copy.folder, app, `bad-${names.indexOf(name)}`);
    undo();
    for (const words of says) expect(said).toMatch(words);
    expect(code).toBe(1);
    expect(said).toContain(`${app} stays at ${stage.versions[app]}.`);
    const page = await fetch(`${shop.url}/wick-guide`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`"mf_tools":{"version":"${stage.versions['mf-tools']}"`);
    expect(stage.liveVersion(app.replace('-', '_'))).toBe(stage.versions[app]);
  },
);
