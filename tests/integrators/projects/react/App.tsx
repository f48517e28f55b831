import '@wick-and-wax/calculators/jsx';
import {
  type CalculatedDetail,
  type CandleCalculatorElement,
  defineCalculators,
} from '@wick-and-wax/calculators';
import { calculateWax } from '@wick-and-wax/calculators/formulas';
import { WaxCalculator } from '@wick-and-wax/calculators/react';
import { calculatorMarkup } from '@wick-and-wax/calculators/server';
import { useRef, useState } from 'react';

defineCalculators({ shop: 'https://shop.example' });

/** Grams of wax, where the calculator that was used knows them. */
function waxGrams(detail: CalculatedDetail): number | null {
  if (detail.type === 'wax') return detail.result.waxGrams;
  return detail.type === 'supplies' ? detail.result.byWeight.waxGrams : null;
}

export function App() {
  const [grams, setGrams] = useState<number | null>(null);
  const element = useRef<CandleCalculatorElement>(null);
  return (
    <>
      <WaxCalculator
        start={{ wax: 'soy', diameter: 8, height: '9' }}
        theme="auto"
        onCalculated={(detail) => setGrams(waxGrams(detail))}
        onAddSupplies={({ packs }) => packs.length === 0}
      >
        <a href="https://shop.example/wax-calculator">Wax calculator</a>
      </WaxCalculator>
      <candle-calculator
        ref={element}
        type="supplies"
        units="metric"
        diameter={7.2}
        oncalculated={({ detail }) => setGrams(waxGrams(detail))}
        onadd-supplies={(event) => event.preventDefault()}
      />
      <p>{grams}</p>
    </>
  );
}

export function listen(place: HTMLElement) {
  const element = document.createElement('candle-calculator');
  element.type = 'wick-guide';
  element.diameter = 8;
  element.addEventListener('candle-ready', ({ detail }) => place.append(detail.version));
  element.addEventListener('click', ({ clientX }) => place.append(String(clientX)));
  place.append(element);
  document.addEventListener('candle-error', ({ detail }) => place.append(detail.reason));
  addEventListener('add-supplies', ({ detail }) => place.append(detail.link));
}

export const figures = calculateWax({ diameterCm: 8, heightCm: 9, candles: 4, wax: 'soy' }).exact;
export const markup: string = calculatorMarkup({ shop: 'https://shop.example', start: { diameter: 8 } });
