import { firstChoice, planPacks } from '../components/recipe-to-cart/planPacks';
import type { SupplyNeed } from '../formulas/figures';
import { roundTo } from '../formulas/units';
import type { ProposedPack } from './publicTypes';
import { soldPacks } from './soldPacks';

export function proposedPacks(need: SupplyNeed): ProposedPack[] {
  const packs = planPacks(need, soldPacks, firstChoice(need, soldPacks));
  return packs.map(({ row, packs: count }) => ({ id: row.id, packs: count }));
}

/** The names that the shop's cart takes. */
const PARTNER = /^[a-z\d-]{1,40}$/;

/** Nothing is in the cart before a press there. An invalid partner is left out. */
export function proposalLink(origin: string, packs: ProposedPack[], recipe: string, partner: string): string {
  if (packs.length === 0) return origin + recipe;
  const lines = packs.map(({ id, packs: count }) => `${id}:${count}`).join(',');
  const rest = new URLSearchParams({ ...(PARTNER.test(partner) && { ref: partner }), recipe });
  return `${origin}/cart?propose=${lines}&${rest}`;
}

/** Weights in tenths of a gram. */
export const roundedNeed = (need: SupplyNeed): SupplyNeed => ({
  ...need,
  waxGrams: roundTo(need.waxGrams, 1),
  fragranceGrams: roundTo(need.fragranceGrams, 1),
});
