import type { InputEvent } from 'react';

/**
 * Where the browser's language writes a point, Chromium drops a comma from a number field without a word, and '7,5' would be
 * 75. A point takes its place: '7,5' is 7.5, and '1,000' becomes '1.000', which is marked (rule calculators.bad-input).
 */
export function replaceComma(event: InputEvent<HTMLInputElement>) {
  const { data } = event;
  if (!data?.includes(',') || /,/.test((1.1).toLocaleString())) return;
  event.preventDefault();
  // The one way into a number field at its caret that the browser can undo.
  document.execCommand('insertText', false, data.replaceAll(',', '.'));
}
