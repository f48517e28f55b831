import { brand } from '@shop/domain/site/brand';
import { Link, useLocation, useNavigation } from '@shop/platform';
import { afterPaint } from '@shop/ui/afterPaint';
import { IconButton } from '@shop/ui/IconButton';
import { MenuIcon, SearchIcon } from '@shop/ui/icons';
import { useRef, useState } from 'react';
import { CartButton } from './CartButton';
import styles from './Header.module.css';
import { Navigation } from './Navigation';
import progress from './NavigationProgress.module.css';
import { PhoneMenu } from './PhoneMenu';
import { SearchPanel } from './SearchPanel';
import { StickyBar } from './StickyBar';

/** A thin line under the header while the next page is on its way; it shows only when that takes a moment. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={progress.line} aria-hidden="true" />;
}

/** The sticky bar: logo, menu, search and cart. */
export function Header() {
  const { key } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const searchButton = useRef<HTMLButtonElement>(null);

  // Every navigation has a new key, also one to the page that is already there.
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    setIsMenuOpen(false);
    setIsSearchOpen(false);
  }

  // Of a pressed link the dialog is out of sight at once; that the page behind lives again is work for after that frame.
  const closeMenu = () => void afterPaint().then(() => setIsMenuOpen(false));

  return (
    <StickyBar>
      <div className={styles.bar}>
        <IconButton
          className={styles.menuButton}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
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
            onClick={() => setIsSearchOpen(!isSearchOpen)}
          >
            <SearchIcon />
          </IconButton>
          <CartButton />
        </div>
      </div>
      <NavigationProgress />
      {isSearchOpen ? <SearchPanel opener={searchButton} onClose={() => setIsSearchOpen(false)} /> : null}
      <PhoneMenu isOpen={isMenuOpen} onClose={closeMenu} />
    </StickyBar>
  );
}
