import { makeCalculatorElement } from './CalculatorElement';
import { calculatorType } from './calculatorTypes';
import { define, elementName } from './define';
import { loadWithRetry } from './loadWithRetry';
import type { CalculatorView } from './makeView';
import { ownAddress } from './ownAddress';
import type { CalculatorType } from './publicTypes';

/**
 * The moving address /embed/… follows the live release; its parts come from that release's own immutable folder, so
 * that a page that is open during a release goes on with the files it began with. Elsewhere they lie beside the script.
 */
const script = ownAddress();
const tagName = elementName(script);
const isMoving = script.pathname.startsWith('/embed/');
const folder = isMoving ? `/r/mf-tools/${__VERSION__}/client/embed/` : './';

const importFrom = (address: URL): Promise<CalculatorView> => import(/* webpackIgnore: true */ address.href);

/** What the page has preloaded from the moving address, if it belongs to this release. */
async function preloaded(name: string): Promise<CalculatorView | null> {
  const address = new URL(`${name}.js`, script);
  if (!isMoving || !document.querySelector(`link[rel=modulepreload][href="${address.href}"]`)) return null;
  const view = await importFrom(address);
  return view.version === __VERSION__ ? view : null;
}

async function loadOnce(name: string, isSecondTry: boolean): Promise<CalculatorView> {
  // Some browsers remember a module that failed: the second try has another address.
  if (isSecondTry) return importFrom(new URL(`${folder}${name}.js?again`, script));
  return (await preloaded(name)) ?? importFrom(new URL(`${folder}${name}.js`, script));
}

const files = new Map<string, Promise<CalculatorView>>();

function loadFile(name: string): Promise<CalculatorView> {
  const known = files.get(name);
  if (known) return known;
  const file = loadWithRetry((isSecondTry) => loadOnce(name, isSecondTry));
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
