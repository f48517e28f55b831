/** First segments that the shell answers itself. */
export const reservedSegments = [
  'api',
  'sandbox',
  'r',
  'media',
  'healthz',
  'readyz',
  'metrics',
  'dev-overrides',
  'beacons',
  '__status',
  '__releases',
];

/** Files and folders at the root that are the shell's own. */
export const shellFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/feeds',
  '/.well-known',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/favicon.svg',
];

/** Headers that a remote may set with its public files. Others would speak for the whole origin: cookies, policies, scopes. */
export const allowedPublicHeaders = ['cache-control', 'cdn-cache-control'];
