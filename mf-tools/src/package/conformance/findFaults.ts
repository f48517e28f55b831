import { vectors } from '../../formulas/vectors/vectors';
import type { CalculatorName, Port } from './askPort';

const shown = (value: unknown) => (value === undefined ? 'missing' : JSON.stringify(value));

/** "waxGrams is 1, not 2" */
function wrongFigures(answer: unknown, expected: object): string[] {
  const answered = new Map(typeof answer === 'object' && answer !== null ? Object.entries(answer) : []);
  return Object.entries(expected)
    .filter(([figure, value]) => answered.get(figure) !== value)
    .map(([figure, value]) => `${figure} is ${shown(answered.get(figure))}, not ${shown(value)}`);
}

export async function findFaults(port: Port, calculators: readonly CalculatorName[]) {
  const faults: string[] = [];
  let asked = 0;
  for (const calculator of calculators) {
    for (const { name, inputs, expected } of vectors[calculator]) {
      asked++;
      try {
        const wrong = wrongFigures(await port(calculator, inputs), expected);
        faults.push(...wrong.map((figure) => `${calculator}, ${name}: ${figure}`));
      } catch (error) {
        faults.push(`${calculator}, ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return { asked, faults };
}
