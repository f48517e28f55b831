/** Leaving the shop for the payment page. An object, so that a test can watch it: jsdom cannot navigate. */
export const browserPage = {
  goTo: (url: string) => window.location.assign(url),
};
