/** The first is called good, the last bad; null cannot be judged. @throws where neither shows a first bad one */
export async function findFirstBad<One>(row: One[], isGood: (one: One) => Promise<boolean | null>) {
  let left = row;
  while (left.length > 2) {
    const middle = Math.floor((left.length - 1) / 2);
    const [one] = left.slice(middle);
    const verdict = one === undefined ? null : await isGood(one);
    if (verdict === null) left = left.toSpliced(middle, 1);
    else left = verdict ? left.slice(middle) : left.slice(0, middle + 1);
  }
  const [before, first] = left;
  if (before === undefined || first === undefined) throw new Error('There is nothing between them.');
  const between = row.indexOf(first) - row.indexOf(before) - 1;
  if (between > 0) throw new Error(`${between} between a good and a bad one cannot be judged.`);
  if (first === row.at(-1) && (await isGood(first)) !== false) throw new Error('The bad one does not fail.');
  if (before === row[0] && !(await isGood(before))) throw new Error('The good one does not pass.');
  return { before, first };
}
