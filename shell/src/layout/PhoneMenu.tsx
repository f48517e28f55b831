import { brand } from '@shop/domain/site/brand';
import { Link, NavLink } from '@shop/platform';
import { Dialog } from '@shop/ui/Dialog';
import { IconButton } from '@shop/ui/IconButton';
import { CloseIcon } from '@shop/ui/icons';
import { useEffect, useEffectEvent, useId } from 'react';
import { phoneGroups } from './menus';
import { NavigationProgress } from './NavigationProgress';
import styles from './PhoneMenu.module.css';

type Props = { isOpen: boolean; onClose: () => void };

/** Rule frame.phone: narrower than 768 px is mobile; in em, so that larger letters have the room of a phone. */
const DESKTOP = '(min-width: 48em)';

/** Stays until the next page is there: the page behind need not be painted once more. */
export function PhoneMenu({ isOpen, onClose }: Props) {
  const titleId = useId();
  const close = useEffectEvent(onClose);

  // A turned tablet has the desktop menu, and nothing left to close this one.
  useEffect(() => {
    if (!isOpen) return;
    const desktop = window.matchMedia(DESKTOP);
    const closeOnDesktop = () => desktop.matches && close();
    desktop.addEventListener('change', closeOnDesktop);
    return () => desktop.removeEventListener('change', closeOnDesktop);
  }, [isOpen]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId} className={styles.menu} staysForLinks>
      <div className={styles.bar}>
        <Link to="/" className={styles.name}>
          {brand.name}
        </Link>
        <IconButton aria-label="Close menu" onClick={onClose}>
          <CloseIcon />
        </IconButton>
        <NavigationProgress />
      </div>
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        Menu
      </h2>
      <nav aria-labelledby={titleId}>
        {Object.entries(phoneGroups).map(([group, links]) => (
          <div key={group} className={styles.group}>
            <p aria-hidden="true" className={styles.label}>
              {group}
            </p>
            <ul aria-label={group} className={styles.list}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} end className={styles.link}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Dialog>
  );
}
