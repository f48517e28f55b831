/**
 * Finds where a row turns from good to bad: its first entry is known as good, its last one as bad.
 * @throws where those between them cannot be judged
 */
export async function findFirstBad<Entry>(
  row: Entry[],
  isGood: (entry: Entry) => Promise<boolean | null>,
): Promise<{ before: Entry; first: Entry }> {
  let left = row;
  while (left.length > 2) {
    const middle = Math.floor((left.length - 1) / 2);
    const [entry] = left.slice(middle);
    const verdict = entry === undefined ? null : await isGood(entry);
    if (verdict === null) left = left.toSpliced(middle, 1);
    else left = verdict ? left.slice(middle) : left.slice(0, middle + 1);
  }
  const [before, first] = left;
  if (before === undefined || first === undefined) throw new Error('There is nothing between them.');
  const between = row.slice(row.indexOf(before) + 1, row.indexOf(first)).length;
  if (between > 0)
    throw new Error(`${between} between the last good and the first bad one cannot be judged.`);
  return { before, first };
}
