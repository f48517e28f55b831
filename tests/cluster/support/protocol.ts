import type { Crowd, Visit } from './crowd';

/** What one fault did to visitors and shoppers. */
export type Row = {
  fault: string;
  seconds: number;
  pages: number;
  'failed in its second': number;
  'failed beside': number;
  'slowest ms': number;
  'pressed again': number;
};

const isFailed = ({ status }: Visit) => status !== 200;
/** Milliseconds after a blow in which what breaks is the fault's own. */
const OWN_MS = 1000;

/** Counts by fault: `during` runs one, which says when it strikes. */
export class Protocol {
  readonly rows: Row[] = [];
  private readonly failures: (Visit & { fault: string })[] = [];

  constructor(private readonly crowd: Crowd) {}

  /** How often which page failed how. */
  failed() {
    const counts = new Map<string, number>();
    for (const { fault, path, status, reason } of this.failures) {
      const text = reason.replace(/<[^>]*>|\s+/g, ' ').trim();
      const name = [fault, path, status, text].join(' | ');
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].map(([name, times]) => ({ name, times }));
  }

  async during(fault: string, run: (strike: () => void) => Promise<void>): Promise<Row> {
    const { visits } = this.crowd;
    const first = visits.length;
    const pressed = this.crowd.pressedAgain;
    const startedAt = performance.now();
    const strikes: number[] = [];
    await run(() => strikes.push(performance.now()));
    const own = visits.slice(first);
    const failed = own.filter(isFailed);
    const isInItsSecond = ({ at, ms }: Visit) =>
      strikes.some((struck) => at + ms >= struck && at <= struck + OWN_MS);
    const inside = failed.filter(isInItsSecond);
    this.failures.push(...failed.map((visit) => ({ ...visit, fault })));
    const row = {
      fault,
      seconds: Math.round((performance.now() - startedAt) / 100) / 10,
      pages: own.length,
      'failed in its second': inside.length,
      'failed beside': failed.length - inside.length,
      'slowest ms': Math.max(0, ...own.map(({ ms }) => ms)),
      'pressed again': this.crowd.pressedAgain - pressed,
    };
    this.rows.push(row);
    return row;
  }
}
