/** The line through a row of figures, and whether it is more than chance. */
export function trendOf(figures: number[]): { first: number; last: number; isSure: boolean };
