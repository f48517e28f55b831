import type * as z from 'zod';

/** A setting that cannot be used. The message names the variable and what it must be, never its value. */
export class SettingError extends Error {}

type Environment = Record<string, string | undefined>;

/** The values of these variables; an empty one counts as not set. @throws SettingError, one sentence for the operator */
export function readEnvironment<Schema extends z.ZodObject>(
  variables: Schema,
  env: Environment,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = variables.safeParse(given);
  if (success) return data;
  const [issue] = error.issues;
  throw new SettingError(`${issue?.path.join('.')} ${issue?.message}.`);
}
