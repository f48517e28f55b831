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
