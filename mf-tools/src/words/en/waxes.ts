/** The waxes as a sentence names them; a list begins them with a capital. */
export const waxes = {
  soy: 'soy wax',
  paraffin: 'paraffin wax',
  beeswax: 'beeswax',
  coconut: 'coconut wax',
  gel: 'gel wax',
  blend: 'blended wax',
};
