import { fields } from './de/fields';
import { results } from './de/results';
import { wickGuide } from './de/wickGuide';
import type { MessageName } from './en';

/** Every sentence of the calculators in German. Loaded where an element asks for lang="de". */
export const messages: Record<MessageName, string> = {
  ...fields,
  ...results,
  ...wickGuide,
};
