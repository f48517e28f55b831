import { brand } from '@shop/domain/site/brand';
import { Link, useLocation } from '@shop/platform';
import { IconButton } from '@shop/ui/IconButton';
import { MenuIcon, SearchIcon } from '@shop/ui/icons';
import { useRef, useState } from 'react';
import { CartButton } from './CartButton';
import styles from './Header.module.css';
import { Navigation } from './Navigation';
import { NavigationProgress } from './NavigationProgress';
import { PhoneMenu } from './PhoneMenu';
import { SearchPanel } from './SearchPanel';
import { StickyBar } from './StickyBar';

/** The sticky bar: logo, menu, search and cart. */
export function Header() {
  // Every navigation has a new key, also one to the page that is already there, and closes what was opened under another.
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ part: 'menu' | 'search'; key: string } | null>(null);
  const part = opened?.key === key ? opened.part : null;
  const isMenuOpen = part === 'menu';
  const isSearchOpen = part === 'search';
  const close = () => setOpened(null);
  const searchButton = useRef<HTMLButtonElement>(null);

  return (
    <StickyBar>
      <div className={styles.bar}>
        <IconButton
          className={styles.menuButton}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setOpened({ part: 'menu', key })}
        >
          <MenuIcon />
        </IconButton>
        <Link to="/" className={styles.logo}>
          <span>{brand.name}</span>
        </Link>
        <Navigation />
        <div className={styles.tools}>
          <IconButton
            ref={searchButton}
            aria-label="Search"
            aria-expanded={isSearchOpen}
            onClick={() => setOpened(isSearchOpen ? null : { part: 'search', key })}
          >
            <SearchIcon />
          </IconButton>
          <CartButton />
        </div>
      </div>
      <NavigationProgress />
      {isSearchOpen ? <SearchPanel opener={searchButton} onClose={close} /> : null}
      <PhoneMenu isOpen={isMenuOpen} onClose={close} />
    </StickyBar>
  );
}
