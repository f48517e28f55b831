import type { Page } from '@playwright/test';

/** What a crawler sees in a page's HTML. */
export type CrawledPage = {
  title: string;
  description: string;
  canonical: string | null;
  isHidden: boolean;
  headings: { level: number; text: string }[];
  /** Internal addresses that the page links to, without their hashes. */
  links: string[];
  /** Hashes that the page links to: path and id. */
  anchors: { path: string; id: string }[];
  ids: string[];
  text: string;
  /** The text without code, which has marks of its own. */
  prose: string;
  /** Texts of the buttons, one after the other in each. */
  buttons: string[];
  jsonLd: string[];
  /** Names of the visible breadcrumb. */
  breadcrumb: string[];
  /** Dates as machines read them. */
  dates: string[];
  /** Addresses of the pictures. */
  pictures: string[];
  /** Sharing tags by name. */
  meta: Record<string, string>;
  /** What the page's security policy forbids: inline styles and scripts. The page's own style is allowed by its hash. */
  inline: string[];
};

/** Reads HTML as it came from the server, without running it. `address` is where it came from. */
export function readHtml(page: Page, html: string, address: string): Promise<CrawledPage> {
  return page.evaluate(
    ([source, base]) => {
      const document = new DOMParser().parseFromString(source, 'text/html');
      const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
      const urls = [...document.querySelectorAll('a[href]')]
        .map((link) => new URL(link.getAttribute('href') ?? '', base))
        .filter((url) => url.origin === new URL(base).origin);
      const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
      const jsonLd = data.map((script) => script.textContent ?? '');
      const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({
        level: Number(heading.tagName.slice(1)),
        text: heading.textContent ?? '',
      }));
      const isInert = (element: Element) => /json$/.test(element.getAttribute('type') ?? '');
      const inline = [
        ...document.querySelectorAll('[style], style:not([data-precedence]), script:not([src])'),
      ]
        .filter((element) => !isInert(element))
        .map((element) => element.outerHTML.slice(0, 80));
      for (const script of document.querySelectorAll('script, style')) script.remove();
      const clean = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
      const text = clean(document.body.textContent);
      const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => clean(textContent));
      for (const code of document.querySelectorAll('pre, code')) code.remove();
      return {
        title: document.title,
        description: content('meta[name="description"]'),
        canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
        isHidden: content('meta[name="robots"]').includes('noindex'),
        headings,
        links: [...new Set(urls.map((url) => url.pathname + url.search))],
        anchors: urls.flatMap((url) => (url.hash ? [{ path: url.pathname, id: url.hash.slice(1) }] : [])),
        ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
        text,
        prose: clean(document.body.textContent),
        buttons,
        jsonLd,
        breadcrumb: [...document.querySelectorAll('nav[aria-label="Breadcrumb"] :is(a, [aria-current])')].map(
          (crumb) => crumb.textContent ?? '',
        ),
        dates: [...document.querySelectorAll('time')].map((time) => time.dateTime),
        pictures: [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? ''),
        meta: Object.fromEntries(
          [...document.querySelectorAll('meta')].map((tag) => [
            tag.getAttribute('property') ?? tag.name,
            tag.content,
          ]),
        ),
        inline,
      };
    },
    [html, address] as const,
  );
}
