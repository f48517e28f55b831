import path from 'node:path';
import type { Logger } from 'pino';
import { unsoundFiles } from '../serverFiles';
import type { Crew } from './crew';

type Options = {
  /** Version that this process was started from. */
  started: string;
  releasesDir: string;
  crew: Pick<Crew, 'renew'>;
  log: Logger;
};

/**
 * Follows the shell's own release: its workers are replaced one after the other, and come back where those of the new
 * version do not serve. This process goes on as it was started.
 */
export function makeShellFollower({ started, releasesDir, crew, log }: Options) {
  let version = started;
  let refused: { version: string; reason: string } | null = null;

  async function tryOut(wanted: string): Promise<string | null> {
    const folder = path.join(releasesDir, 'shell', wanted);
    const [unsound] = await unsoundFiles(folder);
    if (unsound) return `${unsound} is missing or differs from what release.json promises`;
    return crew.renew(path.join(folder, 'server/server.js'));
  }

  return {
    version: () => version,
    refused: () => refused,
    async follow(wanted: string | null) {
      if (wanted === null || wanted === version) {
        refused = null;
        return;
      }
      if (wanted === refused?.version) return;
      const reason = await tryOut(wanted);
      if (reason === null) {
        version = wanted;
        refused = null;
        log.info({ shell: version }, 'the shell is live');
      } else {
        refused = { version: wanted, reason };
        log.error({ shell: wanted, reason }, 'release of the shell refused, the one before it stays');
      }
    },
  };
}
