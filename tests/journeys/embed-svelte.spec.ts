import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tarballAddress } from '../support/hostile-hosts/buildPackageHost';
import { installPackages } from '../support/hostile-hosts/hostPackages';
import { expect, test } from '../support/journey';

const files = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'esnext', moduleResolution: 'bundler', strict: true, types: [] },
    include: ['*.svelte'],
  }),
  'App.svelte': `<script lang="ts">
  import '@wick-and-wax/calculators/svelte';
  let said = $state('');
</script>
<candle-calculator type="wax" units="metric" diameter={8} oncalculated={({ detail }) => { said = detail.type; }}></candle-calculator>
<p>{said}</p>`,
  'Wrong.svelte': `<script lang="ts">
  import '@wick-and-wax/calculators/svelte';
</script>
<candle-calculator type="soap"></candle-calculator>
<candle-calculator oncalculated={({ detail }) => detail.reason}></candle-calculator>`,
};

test('a Svelte project takes the package’s types, and is told of every mistake @whole', async () => {
  const folder = await installPackages({
    svelte: '5.57.3',
    'svelte-check': '4.7.8',
    typescript: '6.0.3',
    '@wick-and-wax/calculators': await tarballAddress(process.env.SHOP_URL as string),
  });
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    const program = path.join(folder, 'node_modules/.bin/svelte-check');
    const { stdout } = spawnSync(program, ['--output', 'machine'], { cwd: folder, encoding: 'utf8' });
    const refused = [...stdout.matchAll(/ ERROR "([^"]+)" (\d+):/g)].map(
      ([, file, line]) => `${file}:${line}`,
    );
    expect(stdout).toMatch(/COMPLETED/);
    expect([...new Set(refused)]).toEqual(['Wrong.svelte:4', 'Wrong.svelte:5']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
