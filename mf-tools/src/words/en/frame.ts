export const frame = {
  units: 'Units',
  calculate: 'Calculate',
  stale: 'The fields have changed. Press Calculate for a new result.',
  arithmetic: 'How this is worked out',
  waxType: 'Wax type',
  addSupplies: 'Add what I need',
  newTab: 'Opens the shop in a new tab.',
  wholePacks: 'Whole packs cost more than this estimate.',
  diameter: 'Diameter ({unit})',
};
