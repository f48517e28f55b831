import { calculatorRegistry } from './calculatorRegistry';
import { makeView } from './makeView';

export const { version, show, hide } = makeView(calculatorRegistry);
