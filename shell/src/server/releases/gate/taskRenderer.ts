import path from 'node:path';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { type Registry, toReason } from '../../composition/registry';
import type { ShellFiles } from '../../composition/shellFiles';
import { RendererLostError } from '../../rendering/jobs';
import { STRAY_ERROR } from '../../rendering/messages';
import { RendererProcess, TICK_MS } from '../../rendering/rendererProcess';
import { type CheckResult, checkedSchema, type GateTask } from './tasks';

const RENDERER_FILE = path.join(import.meta.dirname, 'renderer/renderer.js');
const HEAP_MB = 512;

const site: SiteConfig = {
  origin: 'https://shop.example',
  paymentOrigins: [],
  shippingCountries: ['US'],
  contactEndpoint: null,
  newsletterEndpoint: null,
  beaconShare: 0,
};

type TaskOptions = { releasesDir: string; stepMs: number; shell: ShellFiles; file?: string | undefined };

/** `wasLost` is true where the renderer did not live to give a verdict. */
export type TaskResult = CheckResult & { wasLost: boolean };

/** A renderer that evaluates, for one task after the other, the remotes of its registry and no others. */
export function openTaskRenderer({ releasesDir, stepMs, shell, file = RENDERER_FILE }: TaskOptions) {
  let step = 'starting';
  const strays = new Set<string>();
  const open = () =>
    new RendererProcess({
      file,
      data: { releasesDir, site, shell },
      limits: { ticks: Math.ceil(stepMs / TICK_MS), cpuMs: stepMs, residentMb: 2 * HEAP_MB, heapMb: HEAP_MB },
      log: {
        error({ reason }, message) {
          if (message === STRAY_ERROR) strays.add(`it throws outside of any call: ${reason}`);
        },
      },
      onStep(name) {
        step = name;
      },
    });
  let renderer = open();
  async function run(registry: Registry, task: GateTask): Promise<TaskResult> {
    try {
      const checked = renderer.run({ kind: 'check', registry, task });
      // It may have gone since its last task.
      const lost = renderer.gone.then((reason) => Promise.reject(new RendererLostError(reason, true)));
      const result = checkedSchema.parse(await Promise.race([checked, lost]));
      if (task.what === 'describe' && !result.described && result.faults.length === 0)
        throw new Error('it is not described');
      return { ...result, faults: [...result.faults, ...strays], wasLost: false };
    } catch (error) {
      const isHung = error instanceof RendererLostError && error.reason === 'hangs';
      const fault = isHung ? ' does not come to an end' : `: ${renderer.reason ?? toReason(error)}`;
      await renderer.stop();
      renderer = open();
      return { faults: [step + fault], wasLost: true };
    } finally {
      strays.clear();
    }
  }
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(registry: Registry, task: GateTask): Promise<TaskResult> {
      const result = last.then(() => run(registry, task));
      last = result;
      return result;
    },
    close: () => renderer.stop(),
  };
}
