import { paths } from '@shop/contracts/paths';
import { brand } from '@shop/domain/site/brand';
import { Outlet } from '@shop/platform';
import { ErrorBoundary } from '@shop/platform/ErrorBoundary';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { Suspense } from 'react';
import './global.css';
import { Banner } from './Banner';
import { CartPanelSlot } from './CartPanelSlot';
import { AllPages, Footer } from './Footer';
import { Header } from './Header';
import headerStyles from './Header.module.css';
import styles from './Layout.module.css';
import { Notices } from './Notices';
import { RouteAnnouncement } from './RouteAnnouncement';

function BareHeader() {
  return (
    <header className={headerStyles.header}>
      <div className={headerStyles.bar}>
        <a href={paths.home} className={headerStyles.logo}>
          <VisuallyHidden>{brand.name}</VisuallyHidden>
        </a>
        <div className={headerStyles.tools}>
          <a href={paths.cart}>Cart</a>
        </div>
      </div>
    </header>
  );
}

export function BareFrame() {
  return (
    <>
      <BareHeader />
      <main id="content" className={styles.main}>
        <h1>We’ll be right back</h1>
        <p>We couldn’t show this page. Your cart is safe in your browser.</p>
        <p>
          <a href={paths.home}>Go to the home page</a>
        </p>
      </main>
    </>
  );
}

export function Layout() {
  return (
    <ErrorBoundary name="frame" instead={<BareFrame />}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <ErrorBoundary name="banner">
        <Banner />
      </ErrorBoundary>
      <ErrorBoundary name="header" instead={<BareHeader />}>
        <Header />
      </ErrorBoundary>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <ErrorBoundary name="footer">
        {/* Hydrated apart, after the page (decision 24). */}
        <Suspense>
          <Footer />
          <AllPages />
        </Suspense>
      </ErrorBoundary>
      <RouteAnnouncement />
      <ErrorBoundary name="cart panel">
        <CartPanelSlot />
      </ErrorBoundary>
      <ErrorBoundary name="notices">
        <Notices />
      </ErrorBoundary>
    </ErrorBoundary>
  );
}
