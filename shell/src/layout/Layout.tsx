import { Outlet } from '@shop/platform';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import './global.css';
import { AllPages } from './AllPages';
import { Banner } from './Banner';
import { CartPanelSlot } from './CartPanelSlot';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { Notices } from './Notices';
import { SiteData } from './SiteData';
import { useRouteFocus } from './useRouteFocus';

/** The frame around every page. */
export function Layout() {
  const title = useRouteFocus();
  return (
    <>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <Banner />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <AllPages />
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <CartPanelSlot />
      <Notices />
      <SiteData />
    </>
  );
}
