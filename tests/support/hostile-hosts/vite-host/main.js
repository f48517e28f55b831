// Somebody else's React application, with the shop's calculators as remote components.
import WaxCalculator from 'candle_calculators/WaxCalculator';
import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Site() {
  const [said, setSaid] = useState('nothing yet');
  return createElement(
    'main',
    null,
    createElement(WaxCalculator, {
      start: { wax: 'beeswax', candles: '4' },
      onCalculated: ({ result }) => setSaid(`${result.waxGrams} g`),
      onAddSupplies: ({ need }) => {
        setSaid(`needs ${need.wax}`);
        return false;
      },
    }),
    createElement('p', { id: 'said' }, said),
  );
}

createRoot(document.querySelector('#site')).render(createElement(StrictMode, null, createElement(Site)));
