import path from 'node:path';
import pino from 'pino';
import { type JobLimits, RendererLostError } from '../../rendering/jobLimits';
import type { Check, GateOrder } from '../../rendering/messages';
import { RendererProcess, TICK_MS } from '../../rendering/rendererProcess';
import { gateSite as site } from './gateSite';

const RENDERER_FILE = path.join(import.meta.dirname, 'renderer/renderer.js');
/** Megabytes that a release may use while it is checked. */
const HEAP_MB = 512;

/**
 * Checks a release against what is served, in a renderer of its own: the release can do there what a live one can, and no
 * more. The verdict comes over the renderer's channel, which the release cannot reach; a step that takes longer than
 * `stepMs` ends it.
 */
export async function checkRelease(order: GateOrder, stepMs: number): Promise<Check[]> {
  let step = 'starting';
  const limits: JobLimits = {
    ticks: Math.ceil(stepMs / TICK_MS),
    cpuMs: stepMs,
    residentMb: 2 * HEAP_MB,
  };
  const { releasesDir } = order;
  const renderer = new RendererProcess({
    program: { file: RENDERER_FILE, releasesDir, heapMb: HEAP_MB },
    data: { releasesDir, site, shell: { version: __VERSION__, js: [], css: [], stages: [] } },
    limits,
    log: pino({ level: 'silent' }),
    onStep(name) {
      step = name;
    },
  });
  const ticking = setInterval(() => renderer.tick(), TICK_MS);
  try {
    await renderer.ready;
    const { checks } = await renderer.run({ kind: 'check', registry: { remotes: {} }, order });
    return checks;
  } catch (error) {
    const isHung = error instanceof RendererLostError && error.reason === 'hangs';
    const reason = renderer.reason ?? (error instanceof Error ? error.message : String(error));
    const fault = isHung ? `${step} does not come to an end` : `${step}: ${reason}`;
    return [{ name: step, ms: 0, faults: [fault] }];
  } finally {
    clearInterval(ticking);
    await renderer.stop();
  }
}
