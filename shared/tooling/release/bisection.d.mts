export function findFirstBad<Entry>(
  row: Entry[],
  isGood: (entry: Entry) => Promise<boolean | null>,
): Promise<{ before: Entry; first: Entry }>;
