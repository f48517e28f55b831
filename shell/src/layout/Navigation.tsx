import { NavLink, useLocation } from '@shop/platform';
import { memo, useState } from 'react';
import { Dropdown } from './Dropdown';
import { desktopLinks, dropdowns } from './menus';
import styles from './Navigation.module.css';

/** Memoized: the header renders for every menu and search. */
export const Navigation = memo(function Navigation() {
  const { key } = useLocation();
  const [open, setOpen] = useState<string | null>(null);
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    setOpen(null);
  }
  return (
    <nav aria-label="Main" className={styles.navigation}>
      <ul className={styles.list}>
        {dropdowns.map((group) => (
          <li key={group.label} className={styles.item}>
            <Dropdown
              group={group}
              isOpen={open === group.label}
              // Closing one must not close the other, which may have opened meanwhile.
              onOpenChange={(isOpen) =>
                setOpen((current) => (isOpen ? group.label : current === group.label ? null : current))
              }
            />
          </li>
        ))}
        {desktopLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
