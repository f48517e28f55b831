import { Outlet } from '@shop/platform';
import { ErrorBoundary } from '@shop/platform/ErrorBoundary';
import { Suspense } from 'react';
import './global.css';
import { Banner } from './Banner';
import { BareFrame, BareHeader } from './BareFrame';
import { CartPanelSlot } from './CartPanelSlot';
import { AllPages, Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { Notices } from './Notices';
import { RouteAnnouncement } from './RouteAnnouncement';

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
