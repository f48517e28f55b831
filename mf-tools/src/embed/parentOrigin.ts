/**
 * The origin of the page around a frame, if it is one of those listed. The browser names it (`ancestorOrigins`); where
 * it does not, the referrer does. Null: nobody is told anything.
 */
export function parentOrigin(
  listed: string[],
  around = {
    ancestors: location.ancestorOrigins as Iterable<string> | undefined,
    referrer: document.referrer,
  },
): string | null {
  const [nearest] = around.ancestors ?? [];
  const origin = nearest ?? (URL.canParse(around.referrer) ? new URL(around.referrer).origin : null);
  return origin !== null && listed.includes(origin) ? origin : null;
}
