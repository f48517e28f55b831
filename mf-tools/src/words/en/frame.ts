/** What every calculator says. */
export const frame = {
  units: 'Units',
  calculate: 'Calculate',
  stale: 'The fields have changed. Press Calculate for a new result.',
  formerFormulas:
    'These are the figures of version {version} of our formulas, as in the link. Press Calculate for today’s.',
  unknownFormulas:
    'The link names version {version} of our formulas, which does not exist: these are today’s figures.',
  arithmetic: 'How this is worked out',
  addSupplies: 'Add what I need',
  newTab: 'Opens the shop in a new tab.',
  cm: 'cm',
  inch: 'in',
  diameter: 'Diameter ({unit})',
};
