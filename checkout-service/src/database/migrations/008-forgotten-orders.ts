export const forgottenOrders = {
  version: 8,
  statements: [
    'alter table orders add column forgotten_at timestamptz',
    // Erased up to this order: nothing is read twice.
    `alter table reconciliation add column forgotten_until text not null default ''`,
  ],
};
