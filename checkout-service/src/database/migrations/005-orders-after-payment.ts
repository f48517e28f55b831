export const ordersAfterPayment = {
  version: 5,
  statements: [
    `alter table orders
      add column discount_amount bigint not null default 0,
      add column concern text,
      add column dispute_id text,
      add column dispute_status text,
      add column resolutions jsonb not null default '[]',
      add column charge_reading bigint not null default 0`,
    'create sequence charge_readings',
    // The text was all that was known of a dispute: 'dispute dp_1 won'.
    `update orders set dispute_id = split_part(attention, ' ', 2), dispute_status = split_part(attention, ' ', 3)
      where attention like 'dispute %'`,
    `update orders set concern = attention where attention is not null and attention not like 'dispute %'`,
    `update orders set attention = null where dispute_status in ('won', 'lost', 'warning_closed', 'prevented')`,
    `update orders set
        status = case when refunded_amount >= amount_total then 'refunded' else 'paid' end,
        rank = case when refunded_amount >= amount_total then 70 else 60 end
      where status = 'disputed' and dispute_status in ('won', 'warning_closed', 'prevented')`,
  ],
};
