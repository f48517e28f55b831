import path from 'node:path';
import express from 'express';

/** Pictures and films below /media: their addresses change with their content. */
export function mediaFiles(releasesDir: string) {
  return express.static(path.join(releasesDir, 'media'), {
    fallthrough: false,
    redirect: false,
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (res) =>
      void res.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  });
}
