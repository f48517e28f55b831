import { Agent } from 'node:http';
import type { Row, Server } from './bench';
import { send } from './httpLoad';
import { p99 } from './quantiles';

const SECONDS = 10;
const KEPT_PER_SECOND = 100;
const RENDERS_PER_SECOND = 20;
const P99_AIM_MS = 20;

/** Sends requests at a pace, whether the ones before are answered or not; gives their milliseconds. */
async function pace(port: number, perSecond: number, pathAt: (count: number) => string) {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let count = 0; count < SECONDS * perSecond; count++) {
    const due = startedAt + (count * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const sentAt = performance.now();
    const call = send(port, { path: pathAt(count) }, agent).then(({ status }) => {
      if (status !== 200) throw new Error(`${pathAt(count)} answered ${status}`);
      times.push(performance.now() - sentAt);
    });
    underWay.push(call);
  }
  await Promise.all(underWay);
  agent.destroy();
  return times;
}

/** The slowest hundredth of cached pages while pages that nobody has asked for before are rendered, beside without. */
export async function measureBesideRenders({ port }: Server): Promise<Row> {
  const kept = () => pace(port, KEPT_PER_SECOND, () => '/shop');
  await kept();
  const alone = p99(await kept());
  const [beside] = await Promise.all([
    kept(),
    pace(port, RENDERS_PER_SECOND, (count) => `/shop?search=nothing-like-${process.pid}-${count}`),
  ]);
  return {
    name: `cached pages at ${KEPT_PER_SECOND}/s while ${RENDERS_PER_SECOND} renders/s run: p99`,
    value: p99(beside),
    unit: 'ms',
    baseline: alone,
    aim: `<= ${P99_AIM_MS} ms`,
    isMet: p99(beside) <= P99_AIM_MS,
  };
}
