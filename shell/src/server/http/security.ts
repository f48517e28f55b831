import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { ShellConfig } from '../config';
import { speculationRules } from './speculationRules';

/** Where the video player lives; a page frames it only after a press. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com';
const ONE_YEAR_SECONDS = 31_536_000;

function getOrigins(urls: (string | null)[]): string[] {
  return urls.filter((url) => url !== null).map((url) => new URL(url).origin);
}

/** By it the policy allows these rules, and no inline script. */
const speculationHash = `'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`;

/**
 * Security headers of every page. Pages hold no executable inline script, so that no nonce is needed and whole pages
 * can be cached; what the browser may fetch ahead is no script, and allowed by its hash. `devUrls` adds the dev servers of `npm run dev`.
 */
export function securityHeaders(config: ShellConfig, devUrls: string[] = []) {
  const dev = getOrigins(devUrls);
  const files = [...(__ASSETS_ORIGIN__ ? [__ASSETS_ORIGIN__] : []), ...dev];
  const devSockets = dev.map((origin) => origin.replace(/^http/, 'ws'));
  const common = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", speculationHash, ...files],
        styleSrc: ["'self'", ...files],
        imgSrc: ["'self'", 'data:', ...files],
        mediaSrc: ["'self'", ...files],
        fontSrc: ["'self'", ...files],
        connectSrc: [
          "'self'",
          ...getOrigins([config.contactEndpoint, config.newsletterEndpoint]),
          ...dev,
          ...devSockets,
        ],
        frameSrc: ["'self'", VIDEO_HOST],
        formAction: ["'self'", ...config.paymentOrigins],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // A tab of its own would begin a new process for it, before its first paint (docs/decisions/042).
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  } as const;
  const plain = toHeaders(helmet({ ...common, strictTransportSecurity: false }));
  const encrypted = toHeaders(
    helmet({ ...common, strictTransportSecurity: { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true } }),
  );
  // HSTS on plain localhost would lock every other local project out of http.
  return (isSecure: boolean) => (isSecure ? encrypted : plain);
}

/** What helmet would set, found out once: the answer is the same for every request. */
function toHeaders(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(response.req, response, () => {});
  const headers = Object.entries(response.getHeaders());
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
}

/** Types that a browser never shows as a document of the shop's: what guards documents would be bytes without use. */
const SUBRESOURCE = /\.(js|css|woff2|avif|webp|png|jpg|webm|mp4|vtt)$/;
/** No Referrer-Policy: the one that browsers have by themselves, for what a file asks for in its turn, is ours. */
const OF_SUBRESOURCES = ['x-content-type-options', 'strict-transport-security'];

/** Of the security headers those that mean something for a file: three fifths of a kilobyte less for each script. */
export function fileHeaders(security: Record<string, string>, file: string): Record<string, string> {
  if (!SUBRESOURCE.test(file)) return security;
  return Object.fromEntries(Object.entries(security).filter(([name]) => OF_SUBRESOURCES.includes(name)));
}

/** The headers of a page whose HTML holds these styles. */
export function withStyleHashes(
  headers: Record<string, string>,
  styleHashes: string[],
): Record<string, string> {
  if (styleHashes.length === 0) return headers;
  const policy = headers['content-security-policy'] ?? '';
  const allowed = styleHashes.map((hash) => `'${hash}'`).join(' ');
  return {
    ...headers,
    'content-security-policy': policy.replace("style-src 'self'", `style-src 'self' ${allowed}`),
  };
}

/** True for a request that came by HTTPS to the proxy in front, if there is one that may say so. */
export function isSecure(req: IncomingMessage, trustProxy: number): boolean {
  const told = trustProxy > 0 ? String(req.headers['x-forwarded-proto'] ?? '') : '';
  return told.split(',')[0]?.trim() === 'https';
}

/** Those that guard a document, whoever set them. */
const OF_DOCUMENTS = Object.keys(toHeaders(helmet())).filter((name) => !OF_SUBRESOURCES.includes(name));

/** For files that foreign sites load and frame, at the moving address and in a release's own folder: the calculators. */
export function setEmbedHeaders(res: ServerResponse, file: string) {
  res.setHeader('X-Content-Type-Options', 'nosniff');
  // Without it a site's own measurements would not see what our files cost it.
  res.setHeader('Timing-Allow-Origin', '*');
  if (SUBRESOURCE.test(file)) {
    for (const name of OF_DOCUMENTS) res.removeHeader(name);
  } else {
    // Older browsers would read it instead of frame-ancestors.
    res.removeHeader('X-Frame-Options');
    res.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    );
    res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    // A page that isolates itself frames only what says the same of itself.
    res.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
  }
}
