import { makeCalculatorElement } from './CalculatorElement';
import { type CalculatorType, calculatorType } from './calculatorTypes';
import { define, elementName } from './define';
import type { CalculatorView } from './makeView';

/**
 * The moving address /embed/… follows the live release; its parts come from that release's own immutable folder, so
 * that a page that is open during a release goes on with the files it began with. Elsewhere they lie beside the script.
 */
const script = new URL(import.meta.url);
const tagName = elementName(script);
const folder = script.pathname.startsWith('/embed/') ? `/r/mf-tools/${__VERSION__}/client/embed/` : './';

const files = new Map<string, Promise<CalculatorView>>();

function loadFile(name: string): Promise<CalculatorView> {
  const known = files.get(name);
  if (known) return known;
  const file: Promise<CalculatorView> = import(
    /* webpackIgnore: true */ new URL(`${folder}${name}.js`, script).href
  );
  files.set(name, file);
  // A failure is not kept: the next element tries again.
  file.catch(() => files.delete(name));
  return file;
}

/** One kind of calculator on the page: its own small file. Several: the one that holds them all. */
function load(type: CalculatorType) {
  const isAlone = [...document.querySelectorAll(tagName)].every(
    (element) => calculatorType(element.getAttribute('type')) === type,
  );
  return loadFile(isAlone && !files.has('views') ? type : 'views');
}

define(tagName, makeCalculatorElement(load, script.origin));
