import './host.css';
import { calculatorType, presetNames, reflectedNames } from './calculatorTypes';
import type { CalculatorView } from './makeView';
import type { CalculatorType } from './publicTypes';
import { adoptStyles } from './shadowSheets';
import { themeOf } from './themeOf';
import { waitingRoom } from './waitingRoom';

/** Loads what shows a calculator; the same promise for every instance. */
export type LoadView = (type: CalculatorType) => Promise<CalculatorView>;

/**
 * The custom element. Everything happens in its shadow root; the page around is told by events and never written to.
 * What the page has put between the tags stands there until the calculator is ready, and again where it fails.
 */
export function makeCalculatorElement(load: LoadView, shopOrigin: string) {
  class CandleCalculator extends HTMLElement {
    static readonly observedAttributes = reflectedNames;
    static readonly version = __VERSION__;
    #waiting = waitingRoom(shopOrigin);
    /** Where the view stands. */
    #place = document.createElement('div');
    /** What is shown at the moment, and how to take it away. */
    #view: CalculatorView | undefined;
    /** Counts renderings: a later one wins over an earlier one that is still loading. */
    #turn = 0;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      adoptStyles(root);
      root.append(...this.#waiting.nodes, this.#place);
    }

    connectedCallback() {
      // A framework may have set properties before this class was there: those hide the ones below.
      for (const name of reflectedNames) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      void this.#show();
    }

    disconnectedCallback() {
      // An element that is only moved is back before this microtask, and keeps what was typed.
      queueMicrotask(() => {
        if (!this.isConnected) this.#hide();
      });
    }

    attributeChangedCallback(_name: string, before: string | null, now: string | null) {
      if (this.isConnected && before !== now) void this.#show();
    }

    async #show() {
      const turn = ++this.#turn;
      const isCurrent = () => turn === this.#turn && this.isConnected;
      const type = calculatorType(this.getAttribute('type'));
      if (!this.#view) this.#waiting.open(type, this.#presets());
      try {
        const view = await load(type);
        if (isCurrent()) this.#draw(view, type);
      } catch (error) {
        if (!isCurrent()) return;
        console.warn('The calculator could not be loaded.', error);
        this.#hide();
        this.#waiting.fail(type);
        this.#tell('candle-error', { type, reason: String(error) });
      }
    }

    #draw(view: CalculatorView, type: CalculatorType) {
      const isNew = this.#view !== view;
      if (isNew) this.#hide();
      this.#view = view;
      view.show(this.#place, {
        type,
        start: this.#presets(),
        theme: themeOf(this.getAttribute('theme')),
        partner: this.getAttribute('partner') ?? '',
        shopOrigin,
        onCalculated: (detail) => this.#tell('calculated', detail),
        onAddSupplies: (detail) => this.#tell('add-supplies', detail),
      });
      this.#waiting.close();
      if (isNew) this.#tell('candle-ready', { type, version: __VERSION__ });
    }

    #hide() {
      this.#turn++;
      this.#view?.hide(this.#place);
      this.#view = undefined;
    }

    #presets() {
      const start: Record<string, string> = {};
      for (const name of presetNames) {
        const value = this.getAttribute(name);
        if (value !== null) start[name] = value;
      }
      return start;
    }

    /** False when the page has called preventDefault. */
    #tell(name: string, detail: object): boolean {
      return this.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
      );
    }
  }
  for (const name of reflectedNames) reflect(CandleCalculator.prototype, name);
  return CandleCalculator;
}

/** Each attribute is a property, too: frameworks set properties where there are some. */
function reflect(prototype: HTMLElement, name: string) {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return this.getAttribute(name) ?? '';
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });
}
