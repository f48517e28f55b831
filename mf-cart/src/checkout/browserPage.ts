/** An object, so that a test can observe it: jsdom cannot navigate. */
export const browserPage = { goTo: (url: string) => window.location.assign(url) };
