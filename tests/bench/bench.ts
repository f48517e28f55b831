import type { OutgoingHttpHeaders } from 'node:http';

/** A line of the table. One without a value says what was skipped. */
export type Row = {
  name: string;
  value?: number;
  unit?: string;
  baseline?: number;
  /** Of value and baseline, unless another is named. */
  ratio?: number;
  aim?: string;
  isMet?: boolean;
};

/** What a file NAME.bench.ts exports; `page`: where its table stands. */
export type Bench = { default: () => Promise<Row[]>; page?: string };

/** A server under load, with the processes whose CPU counts. */
export type Server = { port: number; pids: number[] };

export type Call = { path: string; method?: string; headers?: OutgoingHttpHeaders; body?: string };

export type Shop = Server & {
  url: string;
  dataDir: string;
  /** Every process of the shop now. */
  allPids: () => number[];
  startMs: number;
  stop: () => Promise<void>;
};

type Measured = Row & { value: number };

/** A figure with its aim, as much of its unit. */
export const atMost = (max: number, row: Measured): Row => ({
  ...row,
  aim: `<= ${max}`,
  isMet: row.value <= max,
});

/** A figure with its aim, so many times its baseline. */
export const atMostTimes = (max: number, row: Measured & { baseline: number }): Row => ({
  ...row,
  aim: `<= ${max} x`,
  isMet: row.value / row.baseline <= max,
});
