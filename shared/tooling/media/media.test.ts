import { compareEncoded, pictureOwners } from './media';

test.each(pictureOwners)(
  'each picture of %s is committed as it is sent, and no other file',
  async (owner) => {
    const { missing, unused } = await compareEncoded(owner);
    // After a change of pictures: npm run build, and commit media/encoded.
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(unused).toEqual([]);
  },
);
