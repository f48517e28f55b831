export const wickNames = {
  'pre-tabbed-cotton-wicks': 'Pre-Tabbed Cotton Wicks',
  'premium-cotton-wicks': 'Premium Cotton Wicks',
  'braided-cotton-wicks': 'Braided Cotton Wicks',
};
