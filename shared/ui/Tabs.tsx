import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './Tabs.module.css';

export type Tab<Id extends string> = { id: Id; title: string; content: ReactNode };

type Props<Id extends string> = { label: string; tabs: Tab<Id>[]; selected: Id; onSelect: (id: Id) => void };

/** One Tab stop; arrow keys, Home and End select. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);

  const select = (index: number) => {
    const next = tabs[(index + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    // The browser's own: Back, Forward.
    if (event.altKey || event.metaKey) return;
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.row} ref={row}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${base}${tab.id}-tab`}
            aria-controls={`${base}${tab.id}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => select(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}${tab.id}-panel`}
          aria-labelledby={`${base}${tab.id}-tab`}
          className={styles.panel}
          hidden={tab.id !== selected}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
