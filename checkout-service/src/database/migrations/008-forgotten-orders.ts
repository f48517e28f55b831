/** Orders whose personal part is erased; the accounts stay. */
export const forgottenOrders = {
  version: 8,
  statements: [
    'alter table orders add column forgotten_at timestamptz',
    // Up to this order what is old enough has been erased: nothing is read twice.
    `alter table reconciliation add column forgotten_until text not null default ''`,
  ],
};
