import type { ContractsModule, Expectation } from '@shop/contracts/contractChecks';
import type { UnknownAction } from 'redux';
import { z } from 'zod';
import { messages } from '../liveContract/schemas';

export async function checkContract(
  consumer: string,
  asks: Expectation[],
  load: (id: string) => Promise<unknown>,
): Promise<string[]> {
  const faults = await Promise.all(
    asks.map(async ({ provider, what, check }) => {
      try {
        await check(await load(provider));
        return [];
      } catch (error) {
        return [`${consumer} asks of ${provider} that ${what}: ${Object(error).message ?? error}`];
      }
    }),
  );
  return faults.flat();
}

const taken: Record<string, z.core.$ZodType> = messages;

function getFault({ type, payload }: UnknownAction): string[] {
  const schema = taken[type];
  if (!schema) return [`it sends ${type}, which nobody takes`];
  const parsed = z.safeParse(schema, payload);
  return parsed.success ? [] : [`it sends ${type} with a wrong payload: ${z.prettifyError(parsed.error)}`];
}

export async function checkMessages({ sends }: ContractsModule): Promise<string[]> {
  const actions = (await sends?.()) ?? [];
  return actions.flatMap(getFault);
}
