/** What the browser knows of the pages around a frame. */
type Around = {
  /** Origins from the nearest page outwards; missing in browsers that do not tell. */
  ancestors: ArrayLike<string> | undefined;
  referrer: string;
};

/**
 * The origin of the page around a frame, if it is one of those listed. The browser names it (`ancestorOrigins`); where
 * it does not, the referrer does. Null: nobody is told anything.
 */
export function parentOrigin(
  listed: string[],
  around: Around = { ancestors: location.ancestorOrigins, referrer: document.referrer },
): string | null {
  const nearest = around.ancestors?.[0];
  const origin = nearest ?? (URL.canParse(around.referrer) ? new URL(around.referrer).origin : null);
  return origin !== null && listed.includes(origin) ? origin : null;
}
