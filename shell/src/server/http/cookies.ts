export function readCookie(header: string | undefined, name: string): string | null {
  return new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(header ?? '')?.[1]?.trim() ?? null;
}
