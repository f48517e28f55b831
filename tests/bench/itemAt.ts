/** An item that has to be there; -1 is the last. */
export function itemAt<Item>(items: Item[], index: number): Item {
  const item = items.at(index);
  if (item === undefined) throw new Error(`no item ${index} among ${items.length}`);
  return item;
}
