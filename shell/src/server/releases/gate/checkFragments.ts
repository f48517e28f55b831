import type { PageRoute } from '@shop/contracts/remotes';

/** One page on which a consumer shows a fragment; null for the frame, which shows it on all. */
export type FragmentUse = { fragment: string; consumer: string; path: string | null };

/** Which fragments of a provider the pages of other remotes show. */
export function usesOf(provider: string, consumer: string, routes: PageRoute[]): FragmentUse[] {
  const uses = routes.flatMap(({ path, handle }) =>
    (handle?.fragments ?? []).map((fragment: string) => ({ fragment, consumer, path })),
  );
  return uses.filter(({ fragment }) => fragment.startsWith(`${provider}/`));
}

/** Every fragment that somebody uses is there. */
export async function checkFragments(
  uses: FragmentUse[],
  load: (id: string) => Promise<unknown>,
): Promise<string[]> {
  const names = [...new Set(uses.map(({ fragment }) => fragment))];
  const faults = await Promise.all(
    names.map(async (name) => {
      const users = uses.filter(({ fragment }) => fragment === name);
      const consumers = [...new Set(users.map(({ consumer }) => consumer))].join(' and ');
      const where = users.find(({ path }) => path)?.path;
      try {
        const module = (await load(name)) as { default?: unknown } | null;
        if (typeof module?.default === 'function') return [];
        return [`${name} exports no component, and ${consumers} shows it`];
      } catch (error) {
        const at = where ? ` on ${where}` : '';
        return [`${name} is not there, and ${consumers} shows it${at}: ${(error as Error).message}`];
      }
    }),
  );
  return faults.flat();
}
