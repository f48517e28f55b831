/** The site that has sent a shopper, see `ref` of POST /api/create-checkout. */
export const referrers = {
  version: 4,
  statements: ['alter table orders add column ref text'],
};
