/** Safari focuses no pressed button or link; a dialog gives the focus back to what had it. */
export function focusPressedControls() {
  const focus = ({ target, detail }: MouseEvent) => {
    // Enter in a field clicks, too, with a detail of 0.
    if (detail > 0 && target instanceof Element)
      target.closest<HTMLElement>('a, button')?.focus({ preventScroll: true });
  };
  document.addEventListener('click', focus, true);
}
