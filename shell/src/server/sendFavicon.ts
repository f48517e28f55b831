import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const PATH = '/favicon.ico';
/** Seconds: 30 days. Its address does not change with its content. */
const MAX_AGE = 2_592_000;

/** Answers the icon that every browser asks for, before Express. False for other requests and where the file is missing. */
export function createFaviconSender(rootFolder: string) {
  const file = readIfThere(path.join(rootFolder, PATH));
  return function sendFavicon(req: IncomingMessage, res: ServerResponse): boolean {
    if (!file || req.url !== PATH || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
    res.writeHead(200, {
      'Content-Type': 'image/x-icon',
      'Content-Length': file.length,
      'Cache-Control': `public, max-age=${MAX_AGE}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    res.end(req.method === 'HEAD' ? undefined : file);
    return true;
  };
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
