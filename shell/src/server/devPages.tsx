import type { SiteConfig } from '@shop/site/siteConfig';
import type { Request, Response } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Boot } from '../boot';
import { Document } from '../Document';
import { redirectTarget } from '../redirects';
import { compositionOf } from './generation';
import type { Registry } from './registry';
import type { ShellFiles } from './shellFiles';

type Options = { current: () => Registry; site: SiteConfig; shell: ShellFiles };

/** In development every page is an empty document that the browser fills: an edit shows at once. */
export function devPages({ current, site, shell }: Options) {
  return function answerDevPage(req: Request, res: Response) {
    const asked = new URL(req.originalUrl, site.origin);
    const target = redirectTarget(asked.pathname, asked.search);
    if (target) return res.redirect(302, target);
    const boot: Boot = {
      composition: compositionOf(current()),
      compositionId: 'dev',
      site,
      area: null,
      fragments: [],
      failure: null,
      isRendered: false,
      styles: shell.css,
      inlineStyles: [],
      scripts: [],
    };
    const html = renderToStaticMarkup(
      <Document boot={boot}>
        {shell.js.map((src) => (
          <script key={src} src={src} defer />
        ))}
      </Document>,
    );
    res.setHeader('Cache-Control', 'no-store');
    res.type('html').send(`<!doctype html>${html}`);
  };
}
