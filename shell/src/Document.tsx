import { inertJson } from '@shop/domain/seo/head';
import { type ShopServices, ShopServicesProvider } from '@shop/platform';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BOOT_ID, type Boot } from './boot';
import type { ShopStore } from './store/makeStore';

type Props = {
  boot: Boot;
  services: ShopServices;
  store: ShopStore;
  /** On the server: texts of styles, hashes, and structured data of the shop itself. The browser has them already. */
  styleTexts?: Map<string, string>;
  integrity?: Record<string, string>;
  siteData?: [string, string];
  children: ReactNode;
};

/** The HTML document around every page. It holds no executable inline script; its styles are allowed by their hash. */
export function Document({ boot, services, store, styleTexts, integrity, siteData, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* --color-paper of the tokens: a meta element cannot read a custom property. */}
        <meta name="theme-color" content="#fbf8f3" />
        {[0, 1].map((index) => (
          <script
            key={index}
            type="application/ld+json"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD has no other form; jsonLdText escapes it
            dangerouslySetInnerHTML={{ __html: siteData?.[index] ?? '' }}
          />
        ))}
        {boot.inlineStyles.map((href) => (
          <style key={href} href={href} precedence="default">
            {styleTexts?.get(href)}
          </style>
        ))}
        {boot.styles.map((href) => (
          <link
            key={href}
            rel="stylesheet"
            href={href}
            precedence="default"
            integrity={integrity?.[href]}
            {...(__ASSETS_ORIGIN__ ? { crossOrigin: 'anonymous' } : {})}
          />
        ))}
      </head>
      <body>
        <div id="app">
          <ShopServicesProvider services={services}>
            {/* Hydration sees the state that the server saw, whatever the store holds by then. */}
            <Provider store={store} serverState={store.initialState}>
              {children}
            </Provider>
          </ShopServicesProvider>
        </div>
        <div className="start-hint" data-nosnippet="">
          This page’s buttons didn’t load. Reload it to try again.
        </div>
        <script
          id={BOOT_ID}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: inertJson escapes what could end the element
          dangerouslySetInnerHTML={{ __html: inertJson(boot) }}
        />
      </body>
    </html>
  );
}
