import { NavLink, useLocation } from '@shop/platform';
import { memo, useState } from 'react';
import { Dropdown, type Opening } from './Dropdown';
import { desktopLinks, dropdowns } from './menus';
import styles from './Navigation.module.css';

/** Memoized: the header renders for every menu and search. */
export const Navigation = memo(function Navigation() {
  const { key } = useLocation();
  const [open, setOpen] = useState<{ label: string; opening: Opening | null; key: string }>();
  return (
    <nav aria-label="Main" className={styles.navigation}>
      <ul className={styles.list}>
        {Object.entries(dropdowns).map(([label, links]) => (
          <li key={label} className={styles.item}>
            <Dropdown
              label={label}
              links={links}
              opening={open?.label === label && open.key === key ? open.opening : null}
              // Closing one must not close the other, which may have opened meanwhile.
              onChange={(opening) =>
                setOpen((current) => {
                  const now = current?.label === label ? current.opening : null;
                  // By what it is now: the mouse may have left before React has shown that it came.
                  if (opening === 'mouse left' && now !== 'mouse over') return current;
                  return opening || current?.label === label ? { label, opening, key } : current;
                })
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
