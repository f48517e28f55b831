import { inertJson } from '@shop/seo/head';
import type { ReactNode } from 'react';
import { BOOT_ID, type Boot } from './boot';
import { HeadLinks } from './layout/HeadLinks';

/** The HTML document around every page. It holds no executable inline script. */
export function Document({ boot, children }: { boot: Boot; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadLinks />
        {boot.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {boot.preloads.map((href) => (
          <link key={href} rel="preload" as="script" href={href} />
        ))}
      </head>
      <body>
        <div id="app">{children}</div>
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
