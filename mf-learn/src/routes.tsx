import { FEED } from '@shop/contracts/feedPaths';
import type { PageRoute } from '@shop/contracts/remotes';

/** The pages of mf-learn, each in a chunk of its own: nobody loads a guide to read the FAQ. */
export const routes: PageRoute[] = [
  {
    path: '/learn',
    handle: { chunk: 'page-learn' },
    lazy: () => import(/* webpackChunkName: "page-learn" */ './features/learn/LearnPage'),
  },
  {
    path: '/guides',
    handle: { chunk: 'page-guides' },
    lazy: () => import(/* webpackChunkName: "page-guides" */ './features/guides/GuidesPage'),
  },
  {
    path: '/guides/wax-types',
    handle: { chunk: 'guide-wax-types', fragments: ['mf_catalog/ProductCards'] },
    lazy: () => import(/* webpackChunkName: "guide-wax-types" */ './features/guides/WaxTypesPage'),
  },
  {
    path: '/guides/container-selection',
    handle: { chunk: 'guide-container-selection', fragments: ['mf_catalog/ProductCards'] },
    lazy: () =>
      import(/* webpackChunkName: "guide-container-selection" */ './features/guides/ContainerSelectionPage'),
  },
  {
    path: '/guides/wick-selection',
    handle: { chunk: 'guide-wick-selection', fragments: ['mf_catalog/ProductCards'] },
    lazy: () => import(/* webpackChunkName: "guide-wick-selection" */ './features/guides/WickSelectionPage'),
  },
  {
    path: '/guides/fragrance-blending',
    handle: { chunk: 'guide-fragrance-blending', fragments: ['mf_catalog/ProductCards'] },
    lazy: () =>
      import(/* webpackChunkName: "guide-fragrance-blending" */ './features/guides/FragranceBlendingPage'),
  },
  {
    path: '/video-tutorials',
    handle: { chunk: 'page-video-tutorials' },
    lazy: () =>
      import(/* webpackChunkName: "page-video-tutorials" */ './features/video-tutorials/VideoTutorialsPage'),
  },
  {
    path: '/video-tutorials/beginners-guide',
    handle: { chunk: 'tutorial-beginners-guide', fragments: ['mf_catalog/ProductCards'] },
    lazy: () =>
      import(
        /* webpackChunkName: "tutorial-beginners-guide" */ './features/video-tutorials/BeginnersGuidePage'
      ),
  },
  {
    path: '/video-tutorials/pouring-techniques',
    handle: { chunk: 'tutorial-pouring-techniques', fragments: ['mf_catalog/ProductCards'] },
    lazy: () =>
      import(
        /* webpackChunkName: "tutorial-pouring-techniques" */ './features/video-tutorials/PouringTechniquesPage'
      ),
  },
  {
    path: '/video-tutorials/troubleshooting',
    handle: { chunk: 'tutorial-troubleshooting', fragments: ['mf_catalog/ProductCards'] },
    lazy: () =>
      import(
        /* webpackChunkName: "tutorial-troubleshooting" */ './features/video-tutorials/TroubleshootingPage'
      ),
  },
  {
    path: '/blog',
    handle: { chunk: 'page-blog' },
    lazy: () => import(/* webpackChunkName: "page-blog" */ './features/blog/BlogPage'),
  },
  {
    path: '/blog/art-of-scent-layering',
    handle: { chunk: 'post-art-of-scent-layering' },
    lazy: () =>
      import(/* webpackChunkName: "post-art-of-scent-layering" */ './features/blog/ArtOfScentLayeringPage'),
  },
  {
    path: '/blog/troubleshooting-candle-making',
    handle: { chunk: 'post-troubleshooting' },
    lazy: () =>
      import(
        /* webpackChunkName: "post-troubleshooting" */ './features/blog/TroubleshootingCandleMakingPage'
      ),
  },
  {
    path: '/blog/sustainable-candle-making',
    handle: { chunk: 'post-sustainable' },
    lazy: () =>
      import(/* webpackChunkName: "post-sustainable" */ './features/blog/SustainableCandleMakingPage'),
  },
  {
    path: '/faq',
    handle: { chunk: 'page-faq' },
    lazy: () => import(/* webpackChunkName: "page-faq" */ './features/faq/FaqPage'),
  },
  {
    path: '/help',
    handle: { chunk: 'page-help', query: ['tab'] },
    lazy: () => import(/* webpackChunkName: "page-help" */ './features/help/HelpPage'),
  },
  {
    path: '/help/track-order',
    handle: { chunk: 'page-track-order' },
    lazy: () => import(/* webpackChunkName: "page-track-order" */ './features/track-order/TrackOrderPage'),
  },
  {
    path: '/returns-exchanges',
    handle: { chunk: 'page-returns' },
    lazy: () => import(/* webpackChunkName: "page-returns" */ './features/returns/ReturnsPage'),
  },
  {
    path: '/contact',
    handle: { chunk: 'page-contact', query: ['topic'] },
    lazy: () => import(/* webpackChunkName: "page-contact" */ './features/contact/ContactPage'),
  },
  {
    path: '/about',
    handle: { chunk: 'page-about' },
    lazy: () => import(/* webpackChunkName: "page-about" */ './features/about/AboutPage'),
  },
  {
    path: '/privacy-policy',
    handle: { chunk: 'page-privacy' },
    lazy: () => import(/* webpackChunkName: "page-privacy" */ './features/policies/PrivacyPolicyPage'),
  },
  {
    path: '/terms-of-service',
    handle: { chunk: 'page-terms' },
    lazy: () => import(/* webpackChunkName: "page-terms" */ './features/policies/TermsOfServicePage'),
  },
  {
    path: '/sitemap',
    handle: { chunk: 'page-sitemap' },
    lazy: () => import(/* webpackChunkName: "page-sitemap" */ './features/sitemap/SitemapPage'),
  },
  {
    path: `/learn${FEED}`,
    handle: { chunk: 'data-feed', isData: true },
    lazy: () => import(/* webpackChunkName: "data-feed" */ './features/feeds/feedRoute'),
  },
];

/** Search engines may list every page here; none has a parameter in its path. */
export const sitemapPaths = routes.filter(({ handle }) => !handle?.isData).map(({ path }) => path);
