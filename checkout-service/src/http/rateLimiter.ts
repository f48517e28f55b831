import { createHmac } from 'node:crypto';
import { toNetwork } from '@shop/node/http/toNetwork';
import type { Database } from '../database/database';

const WINDOW_SECONDS = 60;
/** Beyond this, the oldest addresses are dropped to bound memory. */
const MAX_CLIENTS = 10_000;

/** Seconds to wait; 0: allowed. */
export type RateLimiter = { take: (address: string) => Promise<number> };

type Options = {
  /** Requests a minute a client; 0: no limit. */
  limit: number;
  database: Database;
  /** Addresses are personal data: only a keyed hash is stored. The same in all processes. */
  hashKey: string;
};

/** Counts in memory with the embedded database, in PostgreSQL otherwise. */
export function createRateLimiter({ limit, database, hashKey }: Options): RateLimiter {
  if (limit === 0) return { take: async () => 0 };
  return database.kind === 'embedded' ? countInMemory(limit) : countInDatabase(limit, database, hashKey);
}

function now() {
  const seconds = Math.floor(Date.now() / 1000);
  const window = seconds - (seconds % WINDOW_SECONDS);
  return { window, left: window + WINDOW_SECONDS - seconds };
}

/** Deletes counts of past minutes. */
export async function forgetAddresses({ query }: Pick<Database, 'query'>): Promise<void> {
  await query('delete from rate_limits where window_start < $1', [now().window - WINDOW_SECONDS]);
}

function countInMemory(limit: number): RateLimiter {
  const counts = new Map<string, number>();
  let current = 0;
  return {
    take: async (address) => {
      const { window, left } = now();
      if (window !== current) {
        counts.clear();
        current = window;
      }
      const client = toNetwork(address);
      const count = (counts.get(client) ?? 0) + 1;
      if (counts.size >= MAX_CLIENTS && !counts.has(client)) {
        const oldest = counts.keys().next();
        if (!oldest.done) counts.delete(oldest.value);
      }
      counts.set(client, count);
      return count > limit ? left : 0;
    },
  };
}

function countInDatabase(limit: number, { query }: Database, hashKey: string): RateLimiter {
  return {
    take: async (address) => {
      const { window, left } = now();
      const client = createHmac('sha256', hashKey)
        .update(toNetwork(address))
        .digest('base64url')
        .slice(0, 22);
      const [row] = await query<{ requests: number }>(
        `insert into rate_limits as r (client, window_start, requests) values ($1, $2, 1)
         on conflict (client, window_start) do update set requests = r.requests + 1
         returning requests`,
        [client, window],
      );
      return (row?.requests ?? 0) > limit ? left : 0;
    },
  };
}
