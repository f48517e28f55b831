import type { PageLink } from '@shop/contracts/links';
import { NavLink, useLocation } from '@shop/platform';
import { ChevronIcon } from '@shop/ui/icons';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './Dropdown.module.css';

const LEAVE_DELAY_MS = 250;

/** Opened by a press, or only by the mouse, which is over it or has just left. */
export type Opening = 'press' | 'mouse over' | 'mouse left';

type Props = {
  label: string;
  links: PageLink[];
  opening: Opening | null;
  onChange: (opening: Opening | null) => void;
};

/** WCAG 1.4.13: stays open under the pointer, a press keeps it, Escape closes it in every case. */
export function Dropdown({ label, links, opening, onChange }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const isHere = links.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const isOpen = opening !== null;
  const close = useEffectEvent(() => onChange(null));

  useEffect(() => {
    if (opening === null) return;
    const hasFocus = () => root.current?.contains(document.activeElement);
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (hasFocus()) button.current?.focus();
      close();
    };
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    // On the document: Escape also dismisses what only the mouse has opened.
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    const leaving = setTimeout(() => {
      // The focus inside holds the list open, as it would for the keyboard.
      if (opening === 'mouse left' && !hasFocus()) close();
    }, LEAVE_DELAY_MS);
    return () => {
      listening.abort();
      clearTimeout(leaving);
    };
  }, [opening]);

  const choose = () => {
    button.current?.focus();
    onChange(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const index = stops.findIndex((stop) => stop.matches(':focus'));
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 1, End: -1 }[event.key];
    if (target === undefined || (!isOpen && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (isOpen) (stops.at(target) ?? button.current)?.focus();
    else onChange('press');
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pointer of the button and links inside
    <div
      ref={root}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse' && opening !== 'press') onChange('mouse over');
      }}
      onPointerLeave={() => onChange('mouse left')}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) onChange(null);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        data-here={isHere || undefined}
        onClick={() => onChange(opening === 'press' ? null : 'press')}
      >
        {label}
        <ChevronIcon />
      </button>
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {links.map(({ to, label: name }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link} onClick={choose}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
