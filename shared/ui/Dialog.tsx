import clsx from 'clsx';
import type { FocusTrap } from 'focus-trap';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from './afterPaint';
import styles from './Dialog.module.css';

type Props = {
  isOpen: boolean;
  /** Takes the dialog away. */
  onClose: () => void;
  /** id of the element that names the dialog. */
  labelledBy: string;
  /** Selector of the element that gets the focus first, inside the dialog; its heading by default. */
  initialFocus?: string;
  className?: string;
  children: ReactNode;
};

/** Regions that stay alive beside an open dialog, such as notices. */
const LIVE_REGIONS = '[data-beside-dialog]';

/** A modal dialog: focus kept inside, Escape and backdrop close, the page behind inert, focus back at the end. */
export function Dialog({ isOpen, onClose, labelledBy, initialFocus = 'h2', className, children }: Props) {
  const dialog = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  /** Out of sight at once; that the page behind lives again, and what takes the focus, is work for after that frame. */
  const leave = useCallback((overlay: HTMLElement | null) => {
    if (!overlay || overlay.hasAttribute('data-leaving')) return;
    overlay.setAttribute('data-leaving', '');
    void afterPaint().then(() => close.current());
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const overlay = element.parentElement;
    const behind = [...document.body.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && child !== overlay && !child.matches(LIVE_REGIONS) && !child.inert,
    );
    const beside = [...document.querySelectorAll<HTMLElement>(LIVE_REGIONS)];
    const opener = document.activeElement;
    // What the scrollbar leaves free is kept free, so that nothing behind the dialog moves.
    const root = document.documentElement;
    const scrollbar = window.innerWidth - root.clientWidth;
    // Before the focus, which asks for the layout: once, with everything in it.
    root.style.setProperty('--scrollbar-width', `${scrollbar}px`);
    root.classList.add(styles.locked ?? 'locked');
    (element.querySelector<HTMLElement>(initialFocus) ?? element).focus({ preventScroll: true });
    let trap: FocusTrap | null = null;
    let isGone = false;
    // New styles for all of the page, which nobody sees: after the dialog is painted.
    void afterPaint().then(() => {
      if (!isGone) for (const child of behind) child.inert = true;
    });
    // Loaded when a dialog opens, as no page starts with one. Until then the inert page keeps the focus out.
    import(/* webpackChunkName: "focus-trap" */ 'focus-trap').then(
      ({ createFocusTrap }) => {
        if (isGone) return;
        trap = createFocusTrap([element, ...beside], {
          initialFocus: false,
          fallbackFocus: element,
          allowOutsideClick: true,
          escapeDeactivates: false,
          returnFocusOnDeactivate: false,
        });
        trap.activate();
      },
      () => {
        // Without it Tab leaves for the browser's own controls and comes back: the dialog still works.
      },
    );
    // On the document: the focus may stand nowhere for a moment, when the element that had it is removed.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave(overlay);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      isGone = true;
      document.removeEventListener('keydown', closeOnEscape);
      for (const child of behind) child.inert = false;
      root.classList.remove(styles.locked ?? 'locked');
      root.style.removeProperty('--scrollbar-width');
      trap?.deactivate();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen, initialFocus, leave]);

  if (!isOpen) return null;
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by key is clicked, too
    // biome-ignore lint/a11y/noStaticElementInteractions: the backdrop is a convenience beside Escape and the close button
    <div
      className={styles.overlay}
      onClick={(event) => {
        // A link that the router follows: out of sight first.
        const isLink = event.target instanceof Element && event.target.closest('a') !== null;
        if (isLink && event.defaultPrevented) leave(event.currentTarget);
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) leave(event.currentTarget);
      }}
    >
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={clsx(styles.dialog, className)}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
