import type { ContractAsk, ContractsModule } from '@shop/contracts/contractChecks';
import { splitRemoteId } from '@shop/contracts/remoteIds';
import type { RemoteName } from '@shop/contracts/remotes';
import type { UnknownAction } from 'redux';
import { z } from 'zod';
import { messages } from '../liveContract/schemas';

export type Consumer = { name: string; asks: ContractAsk[] };
type Load = (id: string) => Promise<unknown>;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What each consumer asks of the providers given: the tests that came with the consumer's release. */
export async function checkAsks(
  consumers: Consumer[],
  isAsked: (consumer: string, provider: RemoteName) => boolean,
  load: Load,
): Promise<string[]> {
  const asks = consumers.flatMap(({ name, asks: own }) =>
    own
      .filter(({ provider }) => isAsked(name, splitRemoteId(provider).remote))
      .map((ask) => ({ ...ask, consumer: name })),
  );
  const faults = await Promise.all(
    asks.map(async ({ consumer, provider, what, check }) => {
      try {
        await check(await load(provider));
        return [];
      } catch (error) {
        return [`${consumer} asks of ${provider} that ${what}: ${reasonOf(error)}`];
      }
    }),
  );
  return faults.flat();
}

const taken: Record<string, z.core.$ZodType> = messages;

function faultOf({ type, payload }: UnknownAction): string[] {
  const schema = taken[type];
  if (!schema) return [`it sends ${type}, which nobody takes`];
  const parsed = z.safeParse(schema, payload);
  return parsed.success ? [] : [`it sends ${type} with a wrong payload: ${z.prettifyError(parsed.error)}`];
}

/** Everything that a remote sends to others is what they take. */
export async function checkSends({ sends }: ContractsModule): Promise<string[]> {
  const actions = (await sends?.()) ?? [];
  return actions.flatMap(faultOf);
}
