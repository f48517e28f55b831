/** The three blurbs of the gifts page (rule catalogue.gifts): title and who it is for. */
export const giftAudiences = [
  {
    question: 'For beginners',
    answer:
      'For a friend who has never poured a candle: the Complete Candle Gift Set holds the wax, scent, wicks and vessels of a first batch.',
  },
  {
    question: 'For crafters',
    answer:
      'For a friend who loves to make things: the Luxury Gift Box and the Candlemaker’s Deluxe Set leave room for ideas of their own.',
  },
  {
    question: 'For special occasions',
    answer: 'A birthday, a new home, a long winter evening: open the Holiday Bundle and pour together.',
  },
];
