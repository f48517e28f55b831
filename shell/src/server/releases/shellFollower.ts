import path from 'node:path';
import type { Logger } from 'pino';
import { findInvalidFiles } from '../composition/serverFiles';

type Options = {
  /** Version that this process runs. */
  running: string;
  releasesDir: string;
  /** @returns why the supervisor cannot go on with this program, null when it has */
  replaceFront: (program: string) => Promise<string | null>;
  log: Logger;
};

/** Follows the shell's own release: another front takes over, and this process stays where that one does not serve. */
export class ShellFollower {
  refused: { version: string; reason: string } | null = null;

  constructor(private readonly options: Options) {}

  async follow(wanted: string | null) {
    if (wanted === null || wanted === this.options.running) {
      this.refused = null;
      return;
    }
    if (wanted === this.refused?.version) return;
    const reason = await this.tryVersion(wanted);
    if (reason === null) return;
    this.refused = { version: wanted, reason };
    this.options.log.error(
      { shell: wanted, reason },
      'release of the shell refused, the one before it stays',
    );
  }

  private async tryVersion(wanted: string): Promise<string | null> {
    const folder = path.join(this.options.releasesDir, 'shell', wanted);
    const [unsound] = await findInvalidFiles(folder);
    if (unsound) return `${unsound} is missing or differs from what release.json promises`;
    return this.options.replaceFront(path.join(folder, 'server/front.js'));
  }
}
