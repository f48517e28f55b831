import type { FragranceInputs, SuppliesEstimate, SuppliesInputs, WaxInputs } from '../figures';
import file from './vectors.json' with { type: 'json' };

type Vector<Inputs, Expected> = { name: string; inputs: Inputs; expected: Expected };

export type Vectors = {
  version: number;
  wax: Vector<
    WaxInputs,
    { waxGrams: number; fragranceGrams: number; totalGrams: number; wickSize: string }
  >[];
  fragrance: Vector<
    FragranceInputs,
    { fragranceOilAmount: number; fragrancePercent: number; fragranceOunces: number; fragToWaxRatio: string }
  >[];
  supplies: Vector<SuppliesInputs, SuppliesEstimate & { waxGrams: number; fragranceGrams: number }>[];
  wickGuide: Vector<{ diameterCm: number }, { eco: string | null; cd: string | null }>[];
  turnedDown: { name: string; inputs: object; fragranceGrams: number }[];
};

// JSON knows no unions of words: the file's own generator and the tests that read it hold it to this type.
export const vectors = file as Vectors;
