export const ordersWithAttention = {
  version: 3,
  statements: ['create index orders_attention on orders (id) where attention is not null'],
};
