/** A review on the home page. */
export type Testimonial = { id: string; name: string; rating: number; comment: string; product: string };

/** Samples until reviews exist (rule catalogue.samples). */
export const testimonials: Testimonial[] = [
  {
    id: 'ts-1',
    name: 'Maya R.',
    rating: 5,
    comment:
      'I had never melted wax before. The booklet told me what each step should look like, and the second candle already came out flat and even.',
    product: 'Beginner Candle Making Kit',
  },
  {
    id: 'ts-2',
    name: 'Daniel K.',
    rating: 5,
    comment:
      'The vanilla stays warm and never turns sugary. I use a little less than the calculator allows and the whole room still smells of it.',
    product: 'Vanilla Bean Fragrance Oil',
  },
  {
    id: 'ts-3',
    name: 'Priya S.',
    rating: 4,
    comment:
      'Straight sides make the wick choice easy. Six to a box is just right: one for testing, four to give away and one for me.',
    product: 'Clear Glass Jars',
  },
];
