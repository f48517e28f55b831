/** A review on the home page; its product by slug. */
type Testimonial = { id: string; name: string; rating: number; comment: string; slug: string };

/** Samples until reviews exist (rule catalogue.samples). */
export const testimonials: Testimonial[] = [
  {
    id: 'ts-1',
    name: 'Maya R.',
    rating: 5,
    comment:
      'I had never melted wax before. The booklet told me what each step should look like, and the second candle already came out flat and even.',
    slug: 'beginner-candle-making-kit',
  },
  {
    id: 'ts-2',
    name: 'Daniel K.',
    rating: 5,
    comment:
      'The vanilla stays warm and never turns sugary. I use a little less than the calculator allows and the whole room still smells of it.',
    slug: 'vanilla-bean',
  },
  {
    id: 'ts-3',
    name: 'Priya S.',
    rating: 4,
    comment:
      'Straight sides make the wick choice easy. Six to a box is just right: one for testing, four to give away and one for me.',
    slug: 'clear-glass-jars',
  },
];
