export function errorField(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** The code of an error of Node, a driver or a library, such as 'ENOENT'. */
export function errorCode(error: unknown): string | undefined {
  const code = errorField(error, 'code');
  return typeof code === 'string' ? code : undefined;
}
