/** The same sequence for the same seed: a failure can be had again. */
export function makeRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  return { below, pick, chance: (share: number) => next() < share };
}

export type Random = ReturnType<typeof makeRandom>;

/** Text that no compression makes small. */
export function randomText(length: number) {
  const random = makeRandom(1);
  return Array.from({ length }, () =>
    random.pick([...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUV']),
  ).join('');
}
