export function wholeNumberRule(min: number, max: number): string;
export function parseWholeNumber(text: string, min: number, max: number): number | null;
export const LAST_PORT: number;
export const originRule: string;
export function parseOrigin(text: string): string | null;
