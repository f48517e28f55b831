import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ShellConfig } from '../config';
import { speculationRules } from './speculationRules';

export type SecurityHeaders = Record<string, string>;

const VIDEO_HOST = 'https://www.youtube-nocookie.com';

export const computePolicyHash = (text: string) => `sha256-${hash('sha256', text, 'base64')}`;

function contentSecurityPolicy(site: ShellConfig['site'], devShellUrl: string | null): string {
  // Each remote in development has a port of its own.
  const dev = devShellUrl ? [devShellUrl.replace(/:\d+$/, ':*')] : [];
  const files = ["'self'", ...(__ASSETS_ORIGIN__ ? [__ASSETS_ORIGIN__] : []), ...dev];
  const endpoints = [site.contactEndpoint, site.newsletterEndpoint].flatMap((url) => url ?? []);
  const devSockets = dev.map((origin) => origin.replace(/^http/, 'ws'));
  const directives = {
    'default-src': ["'none'"],
    'script-src': [...files, `'${computePolicyHash(speculationRules)}'`],
    'style-src': files,
    'img-src': [...files, 'data:'],
    'media-src': files,
    'font-src': files,
    'connect-src': ["'self'", ...endpoints.map((url) => new URL(url).origin), ...dev, ...devSockets],
    'frame-src': ["'self'", VIDEO_HOST],
    'form-action': ["'self'", ...site.paymentOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';');
}

// Pages hold no executable inline script: no nonce is needed, and they are cached whole (docs/decisions/002).
// No Cross-Origin-Opener-Policy: a tab of its own would begin a new process (docs/decisions/042).
export function securityHeaders({ site, trustProxy, devShellUrl }: ShellConfig) {
  const plain: SecurityHeaders = {
    'content-security-policy': contentSecurityPolicy(site, devShellUrl),
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-permitted-cross-domain-policies': 'none',
    ...(devShellUrl && { 'Cache-Control': 'no-store' }),
  };
  // Seconds: a year. On plain localhost it would lock every other local project out of http.
  const encrypted = { ...plain, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
  return ({ headers }: IncomingMessage) => {
    const told = trustProxy > 0 ? String(headers['x-forwarded-proto'] ?? '') : '';
    return told.split(',')[0]?.trim() === 'https' ? encrypted : plain;
  };
}

/** Types that a browser never shows as a document of the shop's: what guards documents would be bytes without use, 600 a script. */
const SUBRESOURCE = /\.(js|css|woff2|avif|webp|png|jpg|webm|mp4|vtt)$/;
/** No Referrer-Policy: the one that browsers have by themselves, for what a file asks for in its turn, is ours. */
const OF_SUBRESOURCES = ['x-content-type-options', 'strict-transport-security'];

export function fileHeaders(security: SecurityHeaders, file: string): SecurityHeaders {
  if (!SUBRESOURCE.test(file)) return security;
  return Object.fromEntries(Object.entries(security).filter(([name]) => OF_SUBRESOURCES.includes(name)));
}

/** Added to a file that foreign sites load and frame, at the moving address and in a release's own folder: the calculators. */
export function embedHeaders(file: string): SecurityHeaders {
  // Without it a site's own measurements would not see what our files cost it.
  const timing = { 'timing-allow-origin': '*' };
  if (SUBRESOURCE.test(file)) return timing;
  return {
    ...timing,
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    // A page that isolates itself frames only what says the same of itself.
    'cross-origin-embedder-policy': 'require-corp',
  };
}

export function withStyleHashes(headers: SecurityHeaders, hashes: string[]): SecurityHeaders {
  const sources = ["style-src 'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  const { 'content-security-policy': policy = '', ...others } = headers;
  return { ...others, 'content-security-policy': policy.replace("style-src 'self'", sources) };
}
