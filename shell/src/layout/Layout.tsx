import { Outlet } from '@shop/platform';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { Suspense } from 'react';
import './global.css';
import { AllPages } from './AllPages';
import { Banner } from './Banner';
import { BareFrame, BareHeader } from './BareFrame';
import { CartPanelSlot } from './CartPanelSlot';
import { Footer } from './Footer';
import { FramePart } from './FramePart';
import { Header } from './Header';
import styles from './Layout.module.css';
import { Notices } from './Notices';
import { useRouteFocus } from './useRouteFocus';

/** Alone in reading the address: the frame around it is not rendered again. */
function PageAnnouncement() {
  return <VisuallyHidden role="status">{useRouteFocus()}</VisuallyHidden>;
}

function Frame() {
  return (
    <>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <FramePart name="banner">
        <Banner />
      </FramePart>
      <FramePart name="header" instead={<BareHeader />}>
        <Header />
      </FramePart>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <FramePart name="footer">
        {/* Hydrated apart, after the page (decision 24). */}
        <Suspense>
          <Footer />
          <AllPages />
        </Suspense>
      </FramePart>
      <PageAnnouncement />
      <FramePart name="cart panel">
        <CartPanelSlot />
      </FramePart>
      <FramePart name="notices">
        <Notices />
      </FramePart>
    </>
  );
}

export function Layout() {
  return (
    <FramePart name="frame" instead={<BareFrame />}>
      <Frame />
    </FramePart>
  );
}
