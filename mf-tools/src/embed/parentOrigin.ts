import { toUrl } from '../formulas/toUrl';

type Around = {
  /** Nearest first; missing in some browsers. */
  ancestors: ArrayLike<string> | undefined;
  referrer: string;
};

const toOrigin = (address: string) => (/^https?:/i.test(address) ? (toUrl(address)?.origin ?? null) : null);

/** By `ancestorOrigins`, else by the referrer. Null: nobody is told anything. */
export function parentOrigin(
  listed: string[],
  around: Around = { ancestors: location.ancestorOrigins, referrer: document.referrer },
): string | null {
  const origin = around.ancestors?.[0] ?? toOrigin(around.referrer);
  return origin !== null && listed.map(toOrigin).includes(origin) ? origin : null;
}
