import { useEffect, useRef } from 'react';
import { fragranceCalculator } from '../../../words/en/fragranceCalculator';
import { suppliesCalculator } from '../../../words/en/suppliesCalculator';
import { waxCalculator } from '../../../words/en/waxCalculator';
import { wickGuide } from '../../../words/en/wickGuide';
import { loadEmbedScript } from '../loadEmbedScript';
import styles from './Builder.module.css';
import { getAttributes, type Settings } from './settings';
import { getLook } from './snippets';

const attributeNames = ['type', 'units', 'wax', 'theme', 'lang'];
/** Names of landmarks, which a page may have once only: each box says which it is. */
const landmarks = [
  waxCalculator.waxCalculator,
  fragranceCalculator.fragranceCalculator,
  suppliesCalculator.suppliesCalculator,
  wickGuide.wickFinder,
  wickGuide.sizeTable,
  wickGuide.families,
];

const lookNames = getLook('#000000').map(([name]) => name);

function applySettings(element: HTMLElement, settings: Settings) {
  const attributes = getAttributes(settings);
  for (const name of attributeNames) {
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  for (const name of lookNames) element.style.removeProperty(name);
  for (const [name, value] of getLook(settings.accent)) element.style.setProperty(name, value);
  element.style.maxWidth = settings.width === null ? '' : `${settings.width}px`;
}

export function BuilderPreview({ settings }: { settings: Settings }) {
  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    loadEmbedScript('calculators.js').catch((error) =>
      console.warn('The preview could not be loaded.', error),
    );
    const made = [...(boxes.current?.children ?? [])].map((box) => {
      const element = document.createElement('candle-calculator');
      const messages = landmarks.map((name) => [name, `${name} (${box.ariaLabel})`]);
      Object.assign(element, { messages: Object.fromEntries(messages) });
      box.append(element);
      return element;
    });
    return () => {
      for (const element of made) element.remove();
    };
  }, []);
  useEffect(() => {
    for (const element of boxes.current?.querySelectorAll<HTMLElement>('candle-calculator') ?? [])
      applySettings(element, settings);
  }, [settings]);
  return (
    <div ref={boxes} className={styles.boxes}>
      <section className={styles.narrow} aria-label="Preview in a narrow box" />
      <section className={styles.wide} aria-label="Preview in a wide box" />
    </div>
  );
}
