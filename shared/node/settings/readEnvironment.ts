import type * as z from 'zod';

/** The message names the variable and the rule, never the value. */
export class SettingError extends Error {}

type Environment = Record<string, string | undefined>;

/** An empty variable counts as not set. @throws SettingError, one sentence for the operator */
export function readEnvironment<Schema extends z.ZodObject>(
  variables: Schema,
  env: Environment,
): z.output<Schema> {
  const variablesSet = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = variables.safeParse(variablesSet);
  if (success) return data;
  const [issue] = error.issues;
  throw new SettingError(`${String(issue?.path[0])} ${issue?.message}.`);
}
