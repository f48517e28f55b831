import type { ContractsModule } from '@shop/contracts/contractChecks';
import { parseRemoteId } from '@shop/contracts/remoteIds';
import type { RemoteName } from '@shop/contracts/remotes';
import type { Registry } from '../../composition/registry';
import { Generation, type RemoteModules } from '../../rendering/generation';
import { defaultLimits } from '../../rendering/loadedRelease';
import type { Check, CheckResult, GateTask, RendererData } from '../../rendering/messages';
import { checkComponents } from './checkComponents';
import { checkContract, checkResponses } from './checkContracts';
import { describePages } from './describePages';
import { renderPages } from './renderPages';
import { shellExpectations } from './shellContracts';

/** The renderer's handle knows a module that hangs from one that gets no processor; this limit does not. */
const LIMITS = { ...defaultLimits, loadMs: 30_000 };

/** Opens the remotes of a registry for looking into them. */
function open(registry: Registry, releasesDir: string) {
  const generation = new Generation(registry, releasesDir, LIMITS);
  const load = (id: string): Promise<unknown> => generation.load(id as keyof RemoteModules);
  return {
    generation,
    load,
    /** What a remote's release expects and sends; nothing where it says nothing. */
    async getContracts(name: RemoteName): Promise<ContractsModule> {
      if (!registry.remotes[name]?.contracts) return {};
      const module = (await load(`${name}/contracts`)) as { contracts?: ContractsModule };
      return module.contracts ?? {};
    },
  };
}

/** Does the gate's tasks in a renderer. `onStep` names the step that runs, so that a late one can be ended by name. */
export function createTaskRunner({ releasesDir, shell }: RendererData, onStep: (step: string) => void) {
  return async (task: GateTask, registry: Registry): Promise<Omit<CheckResult, 'kind'>> => {
    const checks: Check[] = [];
    async function check(name: string, run: () => Promise<string[]>) {
      onStep(name);
      const startedAt = performance.now();
      const faults = await Promise.resolve()
        .then(run)
        .catch((error: Error) => [error.message]);
      checks.push({ name, ms: Math.round(performance.now() - startedAt), faults });
    }
    const { generation, load, getContracts } = open(registry, releasesDir);

    if (task.what === 'describe') {
      const { name } = task;
      let result: Pick<CheckResult, 'described'> = {};
      await check(`loading ${name}`, async () => {
        const { routes, sitemapPaths = [] } = await generation.load(`${name}/routes`);
        const { asks = [] } = await getContracts(name);
        result = {
          described: {
            routes: routes.map(({ path }) => path),
            pages: describePages(routes, sitemapPaths),
            reliesOn: [...new Set(asks.map(({ provider }) => parseRemoteId(provider).remote))],
          },
        };
        return [];
      });
      if (result.described) await check('messages', async () => checkResponses(await getContracts(name)));
      return { checks, ...result };
    }
    if (task.what === 'contracts') {
      const { consumer, provider } = task;
      await check('contracts', async () => {
        const { asks = [] } =
          consumer === 'shell' ? { asks: shellExpectations } : await getContracts(consumer);
        const own = asks.filter((ask) => parseRemoteId(ask.provider).remote === provider);
        return checkContract(consumer, own, load);
      });
    } else if (task.what === 'components') {
      await check('fragments', () => checkComponents(task.shown, load));
    } else {
      const onPage = (path: string) => onStep(`rendering ${path}`);
      await check('pages', () => renderPages(task, { generation, shell, onPage }));
    }
    return { checks };
  };
}
