import { makeCalculatorElement } from './CalculatorElement';
import { calculatorType } from './calculatorTypes';
import { define, elementName } from './define';
import { loadOnce } from './loadWithRetry';
import type { CalculatorView } from './makeView';
import { ownAddress, shopAddress } from './ownAddress';
import type { CalculatorType, Messages } from './publicTypes';

/**
 * The moving address /embed/… follows the live release; its parts come from that release's own immutable folder, so
 * that a page that is open during a release goes on with the files it began with. Elsewhere they lie beside the script.
 */
const script = ownAddress();
const tagName = elementName(script);
const home = shopAddress(script);
const isMoving = home.pathname.startsWith('/embed/');
const folder = isMoving ? `/r/mf-tools/${__VERSION__}/client/embed/` : './';

const importFrom = <Part>(address: URL): Promise<Part> => import(/* webpackIgnore: true */ address.href);

/**
 * A file of this release. Some browsers remember a module that failed: the second try has another address, unless the
 * page has an import map, whose hashes hold for the first one only.
 */
function importFile<Part>(name: string, isSecondTry: boolean): Promise<Part> {
  const hasMap = document.querySelector('script[type=importmap]');
  return importFrom(new URL(`${folder}${name}.js${isSecondTry && !hasMap ? '?again' : ''}`, home));
}

/**
 * A view of this release: what the page has preloaded from the moving address, however it writes that, if it is one.
 * @throws where the file is another release's, or empty
 */
async function importView(name: string, isSecondTry: boolean): Promise<CalculatorView> {
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel=modulepreload][href*="${home.host}/embed/${name}.js"]`,
  );
  const isPreloaded = link && isMoving && !isSecondTry;
  const early = isPreloaded && (await importFrom<CalculatorView>(new URL(link.href)));
  if (early && early.version === __VERSION__) return early;
  const view = await importFile<CalculatorView>(name, isSecondTry);
  if (view.version !== __VERSION__) throw new Error(`${name} is of another release`);
  return view;
}

const views = loadOnce(importView);
const messages = loadOnce<{ messages: Messages }>(importFile);

/** One kind of calculator on the page: its own small file. Several: the one that holds them all. */
function loadView(type: CalculatorType) {
  const isAlone = [...document.querySelectorAll(tagName)].every(
    (element) => calculatorType(element.getAttribute('type')) === type,
  );
  return views.load(isAlone && !views.has('views') ? type : 'views');
}

define(tagName, makeCalculatorElement({ view: loadView, messages: messages.load }, home.origin));
