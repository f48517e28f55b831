/** What a person should look at is counted often, and is little. */
export const ordersWithAttention = {
  version: 3,
  statements: ['create index orders_attention on orders (id) where attention is not null'],
};
