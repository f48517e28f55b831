export const referrers = { version: 4, statements: ['alter table orders add column ref text'] };
