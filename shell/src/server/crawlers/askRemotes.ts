import { remoteEntries } from '@shop/contracts/remoteIds';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Registry } from '../registry';
import type { Renderer } from '../threads/renderer';

export type Asker = {
  current: () => Registry;
  renderer: Pick<Renderer, 'pagesOf' | 'render'>;
  origin: string;
  log: Logger;
};

/**
 * What all remotes of the live composition answer at their data route of this ending (`@shop/contracts/feedPaths`). A remote
 * that is away, or says what nobody can read, is left out and logged.
 */
export async function askRemotes<Item>(
  { current, renderer, origin, log }: Asker,
  ending: string,
  schema: z.ZodMiniType<Item[]>,
): Promise<Item[]> {
  const registry = current();
  const addresses = remoteEntries(registry.remotes).flatMap(([name]) =>
    renderer.pagesOf(registry, name).filter(({ path }) => path.endsWith(ending)),
  );
  const answers = await Promise.all(
    addresses.map(async ({ path }) => {
      try {
        const answer = await renderer.render(registry, new URL(path, origin));
        if (answer.kind !== 'html' || answer.status !== 200) throw new Error('no data');
        return z.parse(schema, JSON.parse(new TextDecoder().decode(answer.html)));
      } catch (error) {
        log.warn({ path, reason: String(error) }, 'cannot read data of a remote');
        return [];
      }
    }),
  );
  return answers.flat();
}
