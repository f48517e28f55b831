import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

export type Tab<Id extends string> = { id: Id; title: string; content: ReactNode };

type Props<Id extends string> = { label: string; tabs: Tab<Id>[]; selected: Id; onSelect: (id: Id) => void };

export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) {
  const base = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The browser's own: Back, Forward.
    if (event.altKey || event.metaKey) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const target = { ArrowRight: (at + 1) % tabs.length, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons.at(target)?.click();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.row} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}-tab`}
            aria-controls={`${base}${tab.id}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={({ currentTarget }) => {
              onSelect(tab.id);
              currentTarget.focus();
            }}
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
