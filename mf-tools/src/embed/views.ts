import { calculatorRegistry } from './calculatorRegistry';
import { makeView } from './makeView';

export const { version, styles, show, hide } = makeView(calculatorRegistry);
