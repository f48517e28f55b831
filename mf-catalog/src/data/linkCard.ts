import type { PictureName } from './pictures';

/** A way to another page: where to, what is said of it, and a picture of it. */
export type LinkCard = { to: string; title: string; text: string; picture?: PictureName };
