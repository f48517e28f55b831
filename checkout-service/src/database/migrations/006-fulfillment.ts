export const fulfillment = {
  version: 6,
  statements: [
    `alter table orders
      add column fulfillment jsonb,
      add column is_unrecorded boolean not null default false`,
    'create index orders_unrecorded on orders (id) where is_unrecorded',
  ],
};
