import { allCalculators } from './allCalculators';
import { makeView } from './makeView';

export const { show, hide } = makeView(allCalculators);
