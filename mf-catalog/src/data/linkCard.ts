/** A way to another page: where to, and what is said of it. */
export type LinkCard = { to: string; title: string; text: string };
