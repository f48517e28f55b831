/** Written with the change itself, deleted on delivery. */
export const notifications = {
  version: 9,
  statements: [
    `create table notifications (
      id text primary key,
      type text not null,
      order_id text not null,
      created_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_at timestamptz not null default now(),
      dead_at timestamptz
    )`,
    'create index notifications_due on notifications (next_at) where dead_at is null',
  ],
};
