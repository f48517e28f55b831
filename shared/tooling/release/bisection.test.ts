import { findFirstBad } from './bisection';

const row = Array.from({ length: 100 }, (_, index) => index);

test.each([1, 2, 50, 98, 99])(
  'the first bad one of a hundred, number %i, is found in seven steps',
  async (bad) => {
    let steps = 0;
    const found = await findFirstBad(row, async (entry) => {
      steps += 1;
      return entry < bad;
    });
    expect(found).toEqual({ before: bad - 1, first: bad });
    // The good and the bad end are looked at where nothing else has shown them.
    expect(steps).toBeLessThanOrEqual(8);
  },
);

test('one that cannot be judged is left out, as long as it is not the question', async () => {
  const isGood = async (entry: number) => (entry === 49 ? null : entry < 30);
  expect(await findFirstBad(row, isGood)).toEqual({ before: 29, first: 30 });
  const cannot = async (entry: number) => (entry === 30 ? null : entry < 30);
  await expect(findFirstBad(row, cannot)).rejects.toThrow('1 between a good and a bad one');
});

test('ends that are not what they were called are said, in place of a wrong release', async () => {
  await expect(findFirstBad(row, async () => true)).rejects.toThrow('The bad one does not fail');
  await expect(findFirstBad(row, async () => false)).rejects.toThrow('The good one does not pass');
  await expect(findFirstBad([1, 2], async () => true)).rejects.toThrow('The bad one does not fail');
});
