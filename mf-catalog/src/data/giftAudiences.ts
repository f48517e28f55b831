/** The three blurbs of the gifts page (rule catalogue.gifts): title and who it is for. */
export const giftAudiences = [
  {
    question: 'For beginners',
    answer:
      'Somebody curious, with no tools at home? The Complete Candle Gift Set holds all that a first batch needs.',
  },
  {
    question: 'For crafters',
    answer:
      "Somebody who makes things already? The Luxury Gift Box and the Candlemaker's Deluxe Set leave more to decide.",
  },
  {
    question: 'For special occasions',
    answer:
      'A birthday, a new home, a long winter evening: the Holiday Bundle is made to be opened and poured together.',
  },
];
