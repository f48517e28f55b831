import { fields } from './de/fields';
import { results } from './de/results';
import { wickGuide } from './de/wickGuide';
import { texts as english, type TextName } from './en';

/** Every sentence of the calculators in German, by its name within this project. */
export const texts: Record<TextName, string> = { ...fields, ...results, ...wickGuide };

const isTextName = (name: string): name is TextName => name in texts;

/** Every sentence in German, by its English text. Loaded where an element asks for lang="de". */
export const messages = Object.fromEntries(
  Object.entries(english).flatMap(([name, text]) => (isTextName(name) ? [[text, texts[name]]] : [])),
);
