import { brand } from '@shop/domain/site/brand';
import { Link, useLocation } from '@shop/platform';
import { IconButton } from '@shop/ui/IconButton';
import { MenuIcon, SearchIcon } from '@shop/ui/icons';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CartButton } from './CartButton';
import styles from './Header.module.css';
import { Navigation } from './Navigation';
import { NavigationProgress } from './NavigationProgress';
import { PhoneMenu } from './PhoneMenu';
import { SearchPanel } from './SearchPanel';

const SHADOW_AFTER_PX = 10; // Rule frame.shadow.

/** The first scroll is noted in the document: lists then load pictures far ahead (decision 36). */
function StickyBar({ children }: { children: ReactNode }) {
  const [isScrolled, setIsScrolled] = useState(false);
  // Read here alone: between a change and its layout, reading costs one layout more.
  useEffect(() => {
    const follow = () => {
      const isBelow = window.scrollY > SHADOW_AFTER_PX;
      setIsScrolled(isBelow);
      if (isBelow) document.documentElement.dataset.scrolled = '';
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return <header className={clsx(styles.header, isScrolled && styles.scrolled)}>{children}</header>;
}

export function Header() {
  const { key } = useLocation();
  const [open, setOpen] = useState<'menu' | 'search' | null>(null);
  // Every navigation has a new key, also one to the page that is already there, and closes what is open.
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    setOpen(null);
  }
  const isMenuOpen = open === 'menu';
  const isSearchOpen = open === 'search';
  const close = () => setOpen(null);
  const searchButton = useRef<HTMLButtonElement>(null);

  return (
    <StickyBar>
      <div className={styles.bar}>
        <IconButton
          className={styles.menuButton}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setOpen('menu')}
        >
          <MenuIcon />
        </IconButton>
        <Link to="/" className={styles.logo}>
          <VisuallyHidden>{brand.name}</VisuallyHidden>
        </Link>
        <Navigation />
        <div className={styles.tools}>
          <IconButton
            ref={searchButton}
            aria-label="Search"
            aria-expanded={isSearchOpen}
            onClick={({ detail }) => setOpen(isSearchOpen && detail < 2 ? null : 'search')}
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
