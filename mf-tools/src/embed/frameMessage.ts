/** Kind of the message that a framed calculator sends: `{ type, height }`, height in CSS px. */
export const HEIGHT_MESSAGE = 'candle-calculator:height';
