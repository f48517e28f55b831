import type { LinkGroup } from '@shop/contracts/links';
import { NavLink, useLocation } from '@shop/platform';
import { ChevronIcon } from '@shop/ui/icons';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './Dropdown.module.css';

const LEAVE_DELAY_MS = 250;

type Props = { group: LinkGroup; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** WCAG 1.4.13: stays open under the pointer, a press keeps it, Escape closes it in every case. */
export function Dropdown({ group, isOpen, onOpenChange }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isByHover = useRef(false);
  const leaving = useRef<number | undefined>(undefined);
  const { pathname } = useLocation();
  const isHere = group.links.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const close = useEffectEvent(() => onOpenChange(false));

  // On the document: Escape also dismisses what only the mouse has opened.
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    return () => listening.abort();
  }, [isOpen]);

  const press = () => {
    const isKept = isOpen && isByHover.current;
    isByHover.current = false;
    onOpenChange(isKept || !isOpen);
  };
  const choose = () => {
    button.current?.focus();
    onOpenChange(false);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    window.clearTimeout(leaving.current);
    if (isOpen) return;
    isByHover.current = true;
    onOpenChange(true);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isByHover.current) return;
    leaving.current = window.setTimeout(() => {
      // The focus inside holds the list open, as it would for the keyboard.
      if (isByHover.current && !root.current?.contains(document.activeElement)) onOpenChange(false);
    }, LEAVE_DELAY_MS);
  };
  const moveFocus = (event: KeyboardEvent) => {
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const index = stops.findIndex((stop) => stop.matches(':focus'));
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 1, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    (stops.at(target) ?? button.current)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen) moveFocus(event);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      isByHover.current = false;
      onOpenChange(true);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pointer of the button and links inside
    <div
      ref={root}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) onOpenChange(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        data-here={isHere || undefined}
        onClick={press}
      >
        {group.label}
        <ChevronIcon />
      </button>
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {group.links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link} onClick={choose}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
