import type { Page } from '@playwright/test';

/** What a browser or an extension does to a page of somebody else. */

/** As translating browsers do: each text in an element of their own, which React knows nothing of. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(({ parentElement }) => parentElement?.localName !== 'script')) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });

export const putBarOnTop = (page: Page) =>
  page.evaluate(() => document.body.prepend(document.createElement('div')));

/** A password manager offers itself beside each field. */
export const offerPasswords = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input')) field.after(document.createElement('button'));
  });
