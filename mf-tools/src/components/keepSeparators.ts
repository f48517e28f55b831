import type { InputEvent } from 'react';

let isInserting = false;

/** The one way into a number field at its caret that the browser can undo. */
const insert = (text: string) => document.execCommand('insertText', false, text);

/**
 * Chromium drops a comma and a second point in silence: '7,5' would be 75 and '1,000.5' 1.0005.
 * A minus in their place it keeps, and calls no number. '1,000' becomes '1.000', which is marked.
 */
export function keepSeparators(event: InputEvent<HTMLInputElement>) {
  const { data, currentTarget } = event;
  const { value } = currentTarget;
  if (isInserting || !data || !/[.,]/.test(data)) return;
  event.preventDefault();
  isInserting = true;
  const text = /,/.test((1.1).toLocaleString()) ? data : data.replace(',', '.');
  insert(text.replace(/([.,].*)[.,]/, '$1-'));
  if (/\./.test(value) && value === currentTarget.value && !text.includes(value)) insert('-');
  isInserting = false;
}
