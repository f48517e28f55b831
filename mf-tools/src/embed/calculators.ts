import { makeCalculatorElement } from './CalculatorElement';
import { calculatorType } from './calculatorTypes';
import { define, elementName } from './define';
import { loadOnce } from './loadWithRetry';
import type { CalculatorView } from './makeView';
import { ownAddress } from './ownAddress';
import type { CalculatorType, Messages } from './publicTypes';

/**
 * The moving address /embed/… follows the live release; its parts come from that release's own immutable folder, so
 * that a page that is open during a release goes on with the files it began with. Elsewhere they lie beside the script.
 */
const script = ownAddress();
const tagName = elementName(script);
const isMoving = script.pathname.startsWith('/embed/');
const folder = isMoving ? `/r/mf-tools/${__VERSION__}/client/embed/` : './';

const importFrom = <Part>(address: URL): Promise<Part> => import(/* webpackIgnore: true */ address.href);

/**
 * A file of this release. Some browsers remember a module that failed: the second try has another address, unless the
 * page has an import map, whose hashes hold for the first one only.
 */
function importFile<Part>(name: string, isSecondTry: boolean): Promise<Part> {
  const hasMap = document.querySelector('script[type=importmap]');
  return importFrom(new URL(`${folder}${name}.js${isSecondTry && !hasMap ? '?again' : ''}`, script));
}

/** What the page has preloaded from the moving address, if it belongs to this release. */
async function preloaded(name: string): Promise<CalculatorView | null> {
  const address = new URL(`${name}.js`, script);
  if (!isMoving || !document.querySelector(`link[rel=modulepreload][href="${address.href}"]`)) return null;
  const view = await importFrom<CalculatorView>(address);
  return view.version === __VERSION__ ? view : null;
}

const views = loadOnce(
  async (name: string, isSecondTry) =>
    (isSecondTry ? null : await preloaded(name)) ?? importFile<CalculatorView>(name, isSecondTry),
);
const messages = loadOnce<{ messages: Messages }>(importFile);

/** One kind of calculator on the page: its own small file. Several: the one that holds them all. */
function loadView(type: CalculatorType) {
  const isAlone = [...document.querySelectorAll(tagName)].every(
    (element) => calculatorType(element.getAttribute('type')) === type,
  );
  return views.load(isAlone && !views.has('views') ? type : 'views');
}

define(tagName, makeCalculatorElement({ view: loadView, messages: messages.load }, script.origin));
