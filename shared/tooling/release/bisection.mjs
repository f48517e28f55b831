/**
 * Finds where a row turns from good to bad: its first entry is known as good, its last one as bad.
 * @template Entry
 * @param {Entry[]} row
 * @param {(entry: Entry) => Promise<boolean | null>} isGood null for one that cannot be judged: its neighbors are asked
 * @returns {Promise<{ before: Entry, first: Entry }>} the last good one and the first bad one
 * @throws where those between them cannot be judged
 */
export async function findFirstBad(row, isGood) {
  let left = row;
  while (left.length > 2) {
    const middle = Math.floor((left.length - 1) / 2);
    const verdict = await isGood(left[middle]);
    if (verdict === null) left = left.toSpliced(middle, 1);
    else left = verdict ? left.slice(middle) : left.slice(0, middle + 1);
  }
  const [before, first] = left;
  const between = row.slice(row.indexOf(before) + 1, row.indexOf(first)).length;
  if (between > 0)
    throw new Error(`${between} between the last good and the first bad one cannot be judged.`);
  return { before, first };
}
