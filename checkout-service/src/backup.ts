import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Settings } from './config';
import { restoreEmbedded } from './database/restoreEmbedded';
import { runCommand } from './operator/runCommand';
import { commandSettings, requestBackup } from './operator/runOperatorQuery';

const USAGE = `Usage: npm run backup                       packs the embedded database into DATA_DIR/backups
       npm run backup -- <file>             packs it into this file
       npm run backup -- --restore <file>   puts a backup in its place; the service is stopped`;

/** `npm run backup`: saves the embedded database to one file, or restores it. */
runCommand(USAGE, async (words) => {
  const settings = commandSettings();
  const [first, second, ...rest] = words;
  if (rest.length > 0) return null;
  if (first === '--restore') return second ? restore(settings, second) : null;
  if (second || first?.startsWith('-')) return null;
  return backUp(settings, first);
});

async function backUp(settings: Settings, targetFile: string | undefined): Promise<string> {
  const moment = new Date().toISOString().replace(/[:.]/g, '-');
  const file = path.resolve(
    targetFile ?? path.join(settings.dataDir, 'backups', `checkout-${moment}.tar.gz`),
  );
  const content = await requestBackup(settings);
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  try {
    await pipeline(content, createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }));
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  return file;
}

function restore({ dataDir }: Settings, file: string): string {
  const aside = restoreEmbedded(path.join(dataDir, 'checkout'), path.resolve(file));
  return `Restored.${aside ? ` What was there before is in ${aside}.` : ''} The next start brings what is newer back from Stripe.`;
}
