type Around = {
  /** Nearest first; missing in some browsers. */
  ancestors: ArrayLike<string> | undefined;
  referrer: string;
};

/** By `ancestorOrigins`, else by the referrer. Null: nobody is told anything. */
export function parentOrigin(
  listed: string[],
  around: Around = { ancestors: location.ancestorOrigins, referrer: document.referrer },
): string | null {
  const nearest = around.ancestors?.[0];
  const origin = nearest ?? (URL.canParse(around.referrer) ? new URL(around.referrer).origin : null);
  return origin !== null && listed.includes(origin) ? origin : null;
}
