/** By state, not by a cursor: an order may be paid after its turn. `forgotten_until` stays for the version before. */
export const ordersToForget = {
  version: 10,
  statements: ['create index orders_to_forget on orders (id) where forgotten_at is null'],
};
