import './host.css';
import { adoptStyles } from './adoptStyles';
import { calculatorType, presetNames, reflectedNames } from './calculatorTypes';
import { getTheme } from './getTheme';
import { getLanguage, messageFile } from './languages';
import type { CalculatorView } from './makeView';
import { nearScreen } from './nearScreen';
import type { CalculatorType, Messages } from './publicTypes';
import { reflect, takeEarlyProperties } from './reflect';
import { styles } from './shadowStyles';
import { waitingRoom } from './waitingRoom';

export type Parts = {
  view: (type: CalculatorType) => Promise<CalculatorView>;
  messages: (file: string) => Promise<{ messages: Messages }>;
};

/** All in its shadow root; the page around is told by events. Light children stand in until it is ready. */
export function makeCalculatorElement(parts: Parts, shopOrigin: string) {
  let nextTask: Promise<void> | undefined;
  /** A task for each element but the first: ten on a page let it paint in between. */
  const ownTask = () => {
    const task = nextTask;
    nextTask = Promise.resolve(task).then(() => new Promise((resolve) => setTimeout(resolve)));
    return task;
  };

  class CandleCalculator extends HTMLElement {
    static readonly observedAttributes = reflectedNames;
    static readonly version = __VERSION__;
    #waiting = waitingRoom(shopOrigin);
    #place = document.createElement('div');
    #root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    #declared = [...this.#root.children];
    #view: CalculatorView | undefined;
    #type: CalculatorType | undefined;
    #messages: Messages = {};
    #turn = 0;

    constructor() {
      super();
      this.#root.append(...this.#waiting.nodes, this.#place);
      // Served into a page that has the element: the parser leaves it here, where no framework expects it.
      this.#root.onslotchange = () => this.querySelector('[shadowrootmode]')?.remove();
    }

    connectedCallback() {
      takeEarlyProperties(this, [...reflectedNames, 'messages']);
      void this.#show();
    }

    get messages(): Messages {
      return this.#messages;
    }

    set messages(messages: Messages | null | undefined) {
      this.#messages = messages ?? {};
      void this.#show();
    }

    disconnectedCallback() {
      // An element that is only moved is back before this task, and keeps what was typed.
      setTimeout(() => {
        if (!this.isConnected) this.#hide();
      });
    }

    attributeChangedCallback() {
      void this.#show();
    }

    async #show() {
      if (!this.isConnected) return;
      const turn = ++this.#turn;
      const isCurrent = () => turn === this.#turn && this.isConnected;
      const type = calculatorType(this.getAttribute('type'));
      try {
        if (!this.#view) {
          adoptStyles(this.#root, styles);
          this.#waiting.open(type, this.#presets(), !this.#declared.length);
          if (this.getAttribute('loading') === 'lazy') await nearScreen(this);
          if (!isCurrent()) return;
        }
        const [view, messages] = await Promise.all([parts.view(type), this.#translated()]);
        // Each attribute of an upgraded element asks once: the last one draws.
        if (isCurrent() && !this.#view) await ownTask();
        if (isCurrent()) this.#draw(view, type, messages);
      } catch (error) {
        const messages = await this.#translated();
        if (!isCurrent()) return;
        console.warn(type, error);
        this.#hide();
        this.#waiting.fail(type, messages);
        this.#tell('candle-error', { type, reason: String(error) });
      }
    }

    /** The sentences of the language asked for, under those of the page. English where they cannot be had. */
    async #translated(): Promise<Messages> {
      const file = messageFile(this.getAttribute('lang'));
      try {
        return { ...(file && (await parts.messages(file)).messages), ...this.#messages };
      } catch (error) {
        console.warn(error);
        return this.#messages;
      }
    }

    #draw(view: CalculatorView, type: CalculatorType, messages: Messages) {
      const isNew = this.#view !== view || this.#type !== type;
      if (isNew) this.#hide();
      this.#view = view;
      this.#type = type;
      // Each time: an element that moves to another document loses its sheets.
      adoptStyles(this.#root, styles, view.styles);
      view.show(this.#place, {
        type,
        start: this.#presets(),
        theme: getTheme(this.getAttribute('theme')),
        language: getLanguage(this.getAttribute('lang'), messages, this.getAttribute('currency')),
        partner: this.getAttribute('partner') ?? '',
        shopOrigin,
        onCalculated: (detail) => this.#tell('calculated', detail),
        onAddSupplies: (detail) => this.#tell('add-supplies', detail),
      });
      this.#waiting.close();
      for (const node of this.#declared.splice(0)) node.remove();
      if (isNew) this.#tell('candle-ready', { type, version: __VERSION__, embed: __EMBED_VERSION__ });
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
        if (value) start[name] = value;
      }
      return start;
    }

    #tell(name: string, detail: object): boolean {
      return this.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
      );
    }
  }
  for (const name of reflectedNames) reflect(CandleCalculator.prototype, name);
  return CandleCalculator;
}
