import { type CalculatorType, calculatorType, presetNames } from './calculatorTypes';
import type { CalculatorView } from './makeView';
import { themeOf } from './themeOf';

/** Loads what shows a calculator; the same promise for every instance. */
export type LoadView = (type: CalculatorType) => Promise<CalculatorView>;

/**
 * The custom element. Everything happens in its shadow root; the page around is told by events and never written to.
 * Attributes: type, theme, and the fields of presetNames.
 */
export function makeCalculatorElement(load: LoadView, shopOrigin: string) {
  return class CandleCalculator extends HTMLElement {
    static readonly observedAttributes = ['type', 'theme', ...presetNames];
    #root = this.attachShadow({ mode: 'open' });
    /** What is shown at the moment, and how to take it away. */
    #view: CalculatorView | undefined;
    /** Counts renderings: a later one wins over an earlier one that is still loading. */
    #turn = 0;

    connectedCallback() {
      this.#show();
    }

    disconnectedCallback() {
      // An element that is only moved is back before this microtask, and keeps what was typed.
      queueMicrotask(() => {
        if (!this.isConnected) this.#hide();
      });
    }

    attributeChangedCallback(_name: string, before: string | null, now: string | null) {
      if (this.isConnected && before !== now) this.#show();
    }

    async #show() {
      const turn = ++this.#turn;
      const type = calculatorType(this.getAttribute('type'));
      try {
        const view = await load(type);
        if (turn !== this.#turn || !this.isConnected) return;
        if (this.#view !== view) this.#hide();
        this.#view = view;
        view.show(this.#root, {
          type,
          start: this.#presets(),
          theme: themeOf(this.getAttribute('theme')),
          shopOrigin,
          onCalculated: (detail) => this.#tell('calculated', detail),
          onAddSupplies: (detail) => this.#tell('add-supplies', detail),
        });
      } catch (error) {
        console.warn('The calculator could not be loaded.', error);
        if (turn === this.#turn) this.#root.textContent = 'The calculator could not be loaded.';
      }
    }

    #hide() {
      this.#turn++;
      this.#view?.hide(this.#root);
      this.#view = undefined;
      this.#root.textContent = '';
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
  };
}
