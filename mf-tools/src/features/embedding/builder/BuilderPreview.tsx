import { useEffect, useRef } from 'react';
import { loadEmbedScript } from '../loadEmbedScript';
import styles from './Builder.module.css';
import { attributesOf, type Settings } from './settings';
import { lookOf } from './snippets';

const attributeNames = ['type', 'units', 'wax', 'theme', 'lang'];
const lookNames = lookOf('#000000').map(([name]) => name);

/** Brings a live calculator to what is chosen. */
function dress(element: HTMLElement, settings: Settings) {
  const attributes = attributesOf(settings);
  for (const name of attributeNames) {
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  for (const name of lookNames) element.style.removeProperty(name);
  for (const [name, value] of lookOf(settings.accent)) element.style.setProperty(name, value);
  element.style.maxWidth = settings.width === null ? '' : `${settings.width}px`;
}

/** The calculator as chosen, live, in a narrow and in a wide box. */
export function BuilderPreview({ settings }: { settings: Settings }) {
  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    loadEmbedScript('calculators.js').catch((error) =>
      console.warn('The preview could not be loaded.', error),
    );
    const made = [...(boxes.current?.children ?? [])].map((box) => {
      const element = document.createElement('candle-calculator');
      box.append(element);
      return element;
    });
    return () => {
      for (const element of made) element.remove();
    };
  }, []);
  useEffect(() => {
    for (const element of boxes.current?.querySelectorAll<HTMLElement>('candle-calculator') ?? [])
      dress(element, settings);
  }, [settings]);
  return (
    <div ref={boxes} className={styles.boxes}>
      <section className={styles.narrow} aria-label="Preview in a narrow box" />
      <section className={styles.wide} aria-label="Preview in a wide box" />
    </div>
  );
}
