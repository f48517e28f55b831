import { ML_PER_FLUID_OUNCE } from '../data/boxText';
import type { Product } from '../data/products';

/** What one pack holds: '1 kg', '500 g', '59 ml', '6 pieces'. */
export function packText({ amount, unit }: Product['pack']): string {
  if (unit === 'g' && amount >= 1000) return `${amount / 1000} kg`;
  return unit === 'piece' ? `${amount} pieces` : `${amount} ${unit}`;
}

const G_PER_LB = 453.592;

/** The same in the measures of the US, as the product's page has it: '2.2 lb', '2 fl oz'; '' for pieces. */
export function usPackText({ amount, unit }: Product['pack']): string {
  if (unit === 'piece') return '';
  return unit === 'ml'
    ? `${Math.round(amount / ML_PER_FLUID_OUNCE)} fl oz`
    : `${(amount / G_PER_LB).toFixed(1)} lb`;
}
