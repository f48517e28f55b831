// npm pack, in mf-tools/package: puts the files of the present source's release into dist/, built where they are not.
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder, sourceVersion } from '@shop/tooling/apps';
import { buildApp } from '@shop/tooling/bundler/buildApp';

const version = sourceVersion('mf-tools');
await buildApp('mf-tools', version);
const release = releaseFolder('mf-tools', version);
const dist = path.join(import.meta.dirname, '../package/dist');
await rm(dist, { recursive: true, force: true });
await cp(path.join(release, 'package'), dist, { recursive: true });
for (const name of ['wax', 'fragrance', 'supplies', 'wick-guide', 'en', 'de']) {
  await cp(path.join(release, `client/embed/${name}.js`), path.join(dist, `${name}.js`));
}
