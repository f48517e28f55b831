import { makeCalculatorElement } from './CalculatorElement';
import { define, elementName } from './define';
import { ownAddress } from './ownAddress';
import * as views from './views';

// The element and all calculators in one file, so that one integrity hash covers every line that runs.
const script = ownAddress();
define(
  elementName(script),
  makeCalculatorElement(async () => views, script.origin),
);
