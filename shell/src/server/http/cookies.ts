export function readCookie(header: string | undefined, name: string): string | null {
  if (!header?.includes(`${name}=`)) return null;
  for (const part of header.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}
