import type * as z from 'zod';

/** The message names the variable and the rule, never the value. */
export class SettingError extends Error {}

type Environment = Record<string, string | undefined>;

/** trustProxy and TRUST_PROXY both name the variable TRUST_PROXY. */
const toVariable = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase();

/** An empty variable counts as not set. @throws SettingError, one sentence for the operator */
export function readEnvironment<Schema extends z.ZodObject>(
  variables: Schema,
  env: Environment,
): z.output<Schema> {
  const names = Object.keys(variables.shape);
  const { success, data, error } = variables.safeParse(
    Object.fromEntries(names.map((name) => [name, env[toVariable(name)] || undefined])),
  );
  if (success) return data;
  const [issue] = error.issues;
  throw new SettingError(`${toVariable(String(issue?.path[0]))} ${issue?.message}.`);
}
