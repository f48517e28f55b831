const MARK = 'data-bare';

/** The kept page for an address with a query: marked, because it was rendered without. */
export function markAsBarePage(html: string): string {
  return html.replace('<html', `<html ${MARK}=""`);
}

/** True in a page that the service worker has answered without its query. False on the server. */
export function isServedBare(): boolean {
  return typeof document !== 'undefined' && document.documentElement.hasAttribute(MARK);
}
