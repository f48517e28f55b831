import type { NextFunction, Request, Response } from 'express';

/**
 * Refuses a form of somebody else's page. Browsers name where a form comes from in Origin or Sec-Fetch-Site, which no page can
 * forge; a program that sends neither is no victim of anybody's page.
 */
export function requireSameOrigin(siteOrigin: string) {
  return (req: Request, res: Response, next: NextFunction) => {
    const origin = req.get('Origin');
    const from = req.get('Sec-Fetch-Site');
    const isOwn = origin === siteOrigin || from === 'same-origin';
    const isProgram = origin === undefined && (from === undefined || from === 'none');
    if (isOwn || isProgram) return next();
    res.status(403).type('text/plain').send('This form is not one of the shop’s own.');
  };
}
