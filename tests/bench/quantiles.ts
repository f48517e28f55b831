const sort = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

/** The middle of some numbers; of an even count the upper one. */
export const median = (numbers: number[]) => sort(numbers)[Math.floor(numbers.length / 2)] ?? Number.NaN;
export const p95 = (numbers: number[]) => sort(numbers)[Math.ceil(numbers.length * 0.95) - 1] ?? Number.NaN;
export const p99 = (numbers: number[]) => sort(numbers)[Math.floor(numbers.length * 0.99)] ?? Number.NaN;
