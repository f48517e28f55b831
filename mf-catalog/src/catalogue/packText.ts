import type { Product } from '../data/products';

/** What one pack holds: '1 kg', '500 g', '59 ml', '6 pieces'. */
export function packText({ amount, unit }: Product['pack']): string {
  if (unit === 'g' && amount >= 1000) return `${amount / 1000} kg`;
  return unit === 'piece' ? `${amount} pieces` : `${amount} ${unit}`;
}
