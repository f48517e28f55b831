import type { ReactNode } from 'react';
import type { Recipe } from './recipe';
import type { Calculation, Texts } from './useCalculation';
import type { VesselDrawing } from './vessel-stage/drawVessel';

/** The same in the shop, in a custom element and in another site's React tree. */
export type CalculatorProps<Fields extends Texts, Inputs, Result> = {
  /** Fields to begin with, by name; a complete set opens with its result. */
  start?: Partial<Record<string, string>>;
  /** Called after each Calculate that gave a result. */
  onCalculated?: ((calculation: Calculation<Fields, Inputs, Result>) => void) | undefined;
  /** Once, where the fields to begin with were complete. */
  onOpened?: ((calculation: Calculation<Fields, Inputs, Result>) => void) | undefined;
  /** What can be done with a result: stands below it. */
  actions?: ((recipe: Recipe) => ReactNode) | undefined;
  stage?: (drawing: VesselDrawing) => ReactNode;
};
