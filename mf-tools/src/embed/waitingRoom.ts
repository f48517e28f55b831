import { loading } from '../words/en/loading';
import { shopPages } from './calculatorTypes';
import type { CalculatorType, Messages } from './publicTypes';
import { getReservedHeights } from './reservedHeights';

function box(className: string, ...children: Node[]) {
  const made = document.createElement('div');
  made.className = className;
  made.append(...children);
  return made;
}

/** As large as the calculator will be: nothing moves when it arrives. */
export function waitingRoom(shopOrigin: string) {
  const slot = document.createElement('slot');
  const wait = box('wait', slot);
  const room = box('room', wait);
  return {
    nodes: [box('width'), room],
    open(type: CalculatorType, presets: Record<string, string>, isShown: boolean) {
      wait.className = 'wait';
      getReservedHeights(type, presets).forEach((height, index) => {
        wait.style.setProperty(`--room-${index}`, `${height}px`);
      });
      slot.textContent = '';
      room.hidden = !isShown;
    },
    close() {
      room.hidden = true;
    },
    /** Where the page has put nothing between the tags, a sentence and the way to the shop's own calculator. */
    fail(type: CalculatorType, messages: Messages) {
      wait.className = '';
      room.hidden = false;
      const link = document.createElement('a');
      link.href = shopOrigin + shopPages[type];
      link.textContent = messages[loading.openInShop] ?? loading.openInShop;
      slot.replaceChildren(`${messages[loading.loadFailed] ?? loading.loadFailed} `, link);
    },
  };
}
