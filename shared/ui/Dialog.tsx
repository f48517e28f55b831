import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from './afterPaint';
import styles from './Dialog.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  labelledBy: string;
  /** True where a followed link leaves it open until the next page is shown; the owner closes it then. */
  staysForLinks?: boolean;
  className?: string;
  children: ReactNode;
};

const LIVE_REGIONS = '[data-beside-dialog]';

/** A modal dialog: focus trap, Escape and backdrop close, inert page, focus restored. */
export function Dialog({ isOpen, onClose, labelledBy, staysForLinks, className, children }: Props) {
  const dialog = useRef<HTMLDivElement>(null);
  /** Hides at once; making the page interactive again is work for after that frame. */
  const leave = (overlay: HTMLElement | null) => {
    if (!overlay || overlay.hasAttribute('data-leaving')) return;
    overlay.setAttribute('data-leaving', '');
    void afterPaint().then(onClose);
  };
  const onEscape = useEffectEvent(leave);
  const pressed = useRef<EventTarget | null>(null);
  const ignoreRestOfDoubleClick = (event: MouseEvent) => {
    if (event.detail < 2) pressed.current = event.target;
    if (pressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  };

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    pressed.current = null;
    const overlay = element.parentElement;
    const others = document.querySelectorAll<HTMLElement>(`body > :not([inert]):not(${LIVE_REGIONS})`);
    const behind = [...others].filter((child) => child !== overlay);
    const beside = [...document.querySelectorAll<HTMLElement>(LIVE_REGIONS)];
    const opener = document.activeElement;
    const { body, documentElement: root } = document;
    const scrollbarWidth = window.innerWidth - root.clientWidth;
    const lock = () => {
      root.classList.add(styles.locked ?? 'locked');
      if (scrollbarWidth > 0) body.style.paddingInlineEnd = `${scrollbarWidth}px`;
    };
    // With a scrollbar's place to keep, before the paint: the dialog would move. No custom property: all elements would inherit it.
    if (scrollbarWidth > 0) lock();
    (element.querySelector<HTMLElement>('h2') ?? element).focus({ preventScroll: true });
    const closing = new AbortController();
    const { signal } = closing;
    // What restyles the whole page invisibly, and the trap's code: after the paint. Until then the page keeps the focus out.
    void afterPaint().then(async () => {
      if (signal.aborted) return;
      lock();
      for (const child of behind) child.inert = true;
      // Without it Tab reaches the browser's controls; the dialog still works.
      const code = await import(/* webpackChunkName: "focus-trap" */ 'focus-trap').catch(() => null);
      if (signal.aborted || !code) return;
      const trap = code.createFocusTrap([element, ...beside], {
        initialFocus: false,
        fallbackFocus: element,
        allowOutsideClick: true,
        escapeDeactivates: false,
        returnFocusOnDeactivate: false,
      });
      trap.activate();
      signal.addEventListener('abort', () => trap.deactivate());
    });
    // On the document: nothing has the focus after its element is removed.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape(overlay);
    };
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => {
      closing.abort();
      for (const child of behind) child.inert = false;
      root.classList.remove(styles.locked ?? 'locked');
      body.style.paddingInlineEnd = '';
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);

  if (!isOpen) return null;
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by key is clicked, too
    // biome-ignore lint/a11y/noStaticElementInteractions: the backdrop is a convenience beside Escape and the close button
    <div
      className={styles.overlay}
      onMouseDownCapture={ignoreRestOfDoubleClick}
      onClickCapture={ignoreRestOfDoubleClick}
      onClick={(event) => {
        const isLink = event.target instanceof Element && event.target.closest('a') !== null;
        if (isLink && event.defaultPrevented && !staysForLinks) leave(event.currentTarget);
      }}
      onMouseUp={({ target, currentTarget }) => {
        if (target === currentTarget && pressed.current === target) leave(currentTarget);
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
