import type { vectors } from '../../formulas/vectors/vectors';

export type CalculatorName = Exclude<keyof typeof vectors, 'version' | 'turnedDown'>;
export const calculatorNames: readonly CalculatorName[] = ['wax', 'fragrance', 'supplies', 'wickGuide'];

export type Port = (calculator: CalculatorName, inputs: object) => Promise<unknown>;

export function modulePort(module: Record<string, unknown>): Port {
  return async (calculator, inputs) => {
    const calculate = module[calculator];
    if (typeof calculate !== 'function') throw new Error(`the module exports no function ${calculator}`);
    return calculate(inputs);
  };
}

const LIMIT_MS = 10_000;

/** A port that answers POST with `{ calculator, inputs }` by the figures, as JSON. */
export function urlPort(address: string): Port {
  return async (calculator, inputs) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ calculator, inputs }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    return response.json();
  };
}
