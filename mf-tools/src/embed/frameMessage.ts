import type { CandleEventDetails } from './publicTypes';

/** Version of the messages that a framed calculator posts: raised where a name goes or changes its meaning. */
export const MESSAGE_VERSION = 1;
const PREFIX = 'candle-calculator:';

/** Kind of the message `{ type, version, height }`, height in CSS px. */
export const HEIGHT_MESSAGE = `${PREFIX}height`;

/** Kinds of the messages `{ type, version, detail }`, by the element's event that each repeats. */
export const eventMessages = {
  'candle-ready': `${PREFIX}ready`,
  calculated: `${PREFIX}calculated`,
  'add-supplies': `${PREFIX}add-supplies`,
  'candle-error': `${PREFIX}error`,
} satisfies Record<keyof CandleEventDetails, string>;

/** Kind of the message `{ type }` that a page posts to the frame when it begins to listen: what was told comes again. */
export const REPEAT_MESSAGE = `${PREFIX}repeat`;
