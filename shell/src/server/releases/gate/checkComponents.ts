import type { ShownComponent } from '../../rendering/messages';

/** Every remote component that somebody shows is there. */
export async function checkComponents(
  shown: ShownComponent[],
  load: (id: string) => Promise<unknown>,
): Promise<string[]> {
  const ids = [...new Set(shown.map(({ id }) => id))];
  const faults = await Promise.all(
    ids.map(async (id) => {
      const users = shown
        .filter((one) => one.id === id)
        .map(({ shownBy, path }) => `${shownBy} shows it${path && ` on ${path}`}`)
        .join(', ');
      try {
        const module = (await load(id)) as { default?: unknown } | null;
        if (typeof module?.default === 'function') return [];
        return [`${id} exports no component, and ${users}`];
      } catch (error) {
        return [`${id} is not there, and ${users}: ${(error as Error).message}`];
      }
    }),
  );
  return faults.flat();
}
