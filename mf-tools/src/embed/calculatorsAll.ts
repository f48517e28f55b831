import { makeCalculatorElement } from './CalculatorElement';
import { define, elementName } from './define';
import { loadOnce } from './loadWithRetry';
import { ownAddress, shopAddress } from './ownAddress';
import type { Messages } from './publicTypes';
import * as views from './views';

// The element and all calculators in one file: one integrity hash covers every line that runs. German is a file of its own.
const script = ownAddress();
const home = shopAddress(script);
const messages = loadOnce<{ messages: Messages }>(
  (file) => import(/* webpackIgnore: true */ new URL(`${file}.js`, home).href),
);
define(
  elementName(script),
  makeCalculatorElement({ view: async () => views, messages: messages.load }, home.origin),
);
