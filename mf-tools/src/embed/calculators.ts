import { makeCalculatorElement } from './CalculatorElement';
import { calculatorType } from './calculatorTypes';
import { define, elementName } from './define';
import { loadOnce } from './loadWithRetry';
import type { CalculatorView } from './makeView';
import { ownAddress, shopAddress } from './ownAddress';
import type { CalculatorType, Messages } from './publicTypes';

/** /embed/… moves with the live release; parts come from that release's own immutable folder. */
const script = ownAddress();
const tagName = elementName(script);
const home = shopAddress(script);
const isMoving = home.pathname.startsWith('/embed/');
const folder = isMoving ? `/r/mf-tools/${__VERSION__}/client/embed/` : './';

const importFrom = <Part>(address: string): Promise<Part> => import(/* webpackIgnore: true */ address);

/** Some browsers remember a failed module. An import map's hashes hold for the first address only. */
function importFile<Part>(name: string, isSecondTry: boolean): Promise<Part> {
  const isAgain = isSecondTry && !document.querySelector('script[type=importmap]');
  return importFrom(new URL(`${folder}${name}.js${isAgain ? '?again' : ''}`, home).href);
}

/** @throws where a preloaded file is another release's, or empty */
async function importView(name: string, isSecondTry: boolean): Promise<CalculatorView> {
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel=modulepreload][href*="${home.host}/embed/${name}.js"]`,
  );
  const isPreloaded = link && isMoving && !isSecondTry;
  const early = isPreloaded && (await importFrom<CalculatorView>(link.href));
  if (early && early.version === __VERSION__) return early;
  const view = await importFile<CalculatorView>(name, isSecondTry);
  if (view.version !== __VERSION__) throw new Error(`${name} is of another release`);
  return view;
}

const views = loadOnce(importView);
const messages = loadOnce<{ messages: Messages }>(importFile);

/** One kind of calculator on the page: its own small file. Several: the one that holds them all. What is there stays in use. */
function loadView(type: CalculatorType) {
  const isAlone = [...document.querySelectorAll(tagName)].every(
    (element) => calculatorType(element.getAttribute('type')) === type,
  );
  return views.load(views.has(type) || (isAlone && !views.has('views')) ? type : 'views');
}

define(tagName, makeCalculatorElement({ view: loadView, messages: messages.load }, home.origin));
