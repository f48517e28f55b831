import type { ComponentType } from 'react';
import type { CalculatorType } from './calculatorTypes';
import {
  type AddSuppliesDetail,
  type CalculatedDetail,
  type Embeddable,
  EmbeddedCalculator,
} from './EmbeddedCalculator';
import { ShadowFrame } from './ShadowFrame';
import { themeOf } from './themeOf';

export type FederatedProps = {
  /** Fields to begin with, by name; a complete set opens with its result. */
  start?: Partial<Record<string, string>>;
  theme?: 'light' | 'dark' | 'auto';
  onCalculated?: (detail: CalculatedDetail) => void;
  /** Return false to take care of the supplies yourself; otherwise the shop opens with the recipe. */
  onAddSupplies?: (detail: AddSuppliesDetail) => boolean | undefined;
};

const shopOrigin = new URL(import.meta.url).origin;

/** A calculator as another React application's component. */
export function federated(type: CalculatorType, Calculator: Embeddable): ComponentType<FederatedProps> {
  return function FederatedCalculator({
    start = {},
    theme = 'light',
    onCalculated,
    onAddSupplies,
  }: FederatedProps) {
    return (
      <ShadowFrame>
        <EmbeddedCalculator
          key={JSON.stringify(start)}
          type={type}
          Calculator={Calculator}
          start={start}
          theme={themeOf(theme)}
          shopOrigin={shopOrigin}
          onCalculated={(detail) => onCalculated?.(detail)}
          onAddSupplies={(detail) => onAddSupplies?.(detail) !== false}
        />
      </ShadowFrame>
    );
  };
}
