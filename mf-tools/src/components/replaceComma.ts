import type { InputEvent } from 'react';

/** Without it Chromium drops a comma and '7,5' is 75. '1,000' becomes '1.000', which is marked. */
export function replaceComma(event: InputEvent<HTMLInputElement>) {
  const { data } = event;
  if (!data?.includes(',') || /,/.test((1.1).toLocaleString())) return;
  event.preventDefault();
  // The one way into a number field at its caret that the browser can undo.
  document.execCommand('insertText', false, data.replaceAll(',', '.'));
}
