import { allCalculators } from './allCalculators';
import { makeView } from './makeView';

export const { version, show, hide } = makeView(allCalculators);
