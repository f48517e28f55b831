import path from 'node:path';
import pino from 'pino';
import type { Registry } from '../../composition/registry';
import type { ShellFiles } from '../../composition/shellFiles';
import { type JobLimits, RendererLostError } from '../../rendering/jobLimits';
import type { CheckResult, GateTask } from '../../rendering/messages';
import { RendererProcess, TICK_MS } from '../../rendering/rendererProcess';
import { gateSite as site } from './gateSite';

const RENDERER_FILE = path.join(import.meta.dirname, 'renderer/renderer.js');
/** Megabytes that a release may use while it is checked. */
const HEAP_MB = 512;

/** What each task must have a verdict on. A renderer that says nothing of it has not checked it. */
const EXPECTED = {
  describe: ['loading', 'messages', 'stray errors'],
  contracts: ['contracts', 'stray errors'],
  components: ['fragments', 'stray errors'],
  pages: ['pages', 'stray errors'],
} as const;

type Options = {
  releasesDir: string;
  stepMs: number;
  shell: ShellFiles;
  /** The renderer's program. */
  file?: string;
};

/** `wasLost` is true where the renderer did not live to give a verdict. */
export type TaskResult = Omit<CheckResult, 'kind'> & { wasLost: boolean };

function addMissing({ what }: GateTask, { checks, ...more }: CheckResult): TaskResult {
  const hasFaults = checks.some(({ faults }) => faults.length > 0);
  const missing = EXPECTED[what].filter((one) => !checks.some(({ name }) => name.startsWith(one)));
  const unsaid = hasFaults
    ? []
    : missing.map((name) => ({ name, ms: 0, faults: [`there is no verdict on ${name}`] }));
  return { ...more, checks: [...checks, ...unsaid], wasLost: false };
}

/**
 * Does one task of the gate in a renderer of its own, which evaluates the remotes of `registry` and no others. The verdict
 * comes over the renderer's channel, which no remote can reach; a step that takes longer than `stepMs` ends it.
 */
export async function runGateTask(
  registry: Registry,
  task: GateTask,
  { releasesDir, stepMs, shell, file = RENDERER_FILE }: Options,
): Promise<TaskResult> {
  let step = 'starting';
  const limits: JobLimits = { ticks: Math.ceil(stepMs / TICK_MS), cpuMs: stepMs, residentMb: 2 * HEAP_MB };
  const renderer = new RendererProcess({
    program: { file, releasesDir, heapMb: HEAP_MB },
    data: { releasesDir, site, shell },
    limits,
    log: pino({ level: 'silent' }),
    onStep(name) {
      step = name;
    },
  });
  const ticking = setInterval(() => renderer.tick(), TICK_MS);
  try {
    await renderer.ready;
    return addMissing(task, await renderer.run({ kind: 'check', registry, task }));
  } catch (error) {
    const isHung = error instanceof RendererLostError && error.reason === 'hangs';
    const reason = renderer.reason ?? (error instanceof Error ? error.message : String(error));
    const fault = isHung ? `${step} does not come to an end` : `${step}: ${reason}`;
    return { checks: [{ name: step, ms: 0, faults: [fault] }], wasLost: true };
  } finally {
    clearInterval(ticking);
    await renderer.stop();
  }
}
