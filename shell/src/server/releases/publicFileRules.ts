/** Files and folders at the root that are the shell's own. */
export const shellFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/favicon.svg',
];

/** Headers that a remote may set with its public files. Others would speak for the whole origin: cookies, policies, scopes. */
export const allowedPublicHeaders = ['cache-control', 'cdn-cache-control'];
