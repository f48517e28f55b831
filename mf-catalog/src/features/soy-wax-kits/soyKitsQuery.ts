import { fetchProducts } from '@shop/contracts/fetchProducts';
import { readSoyKits, type SoyKit } from './readSoyKits';

/** Rule catalogue.soy-waiting. */
const KEEP_MS = 5 * 60_000;
const MAX_RETRIES = 3;
const MAX_DELAY_MS = 30_000;

/** Milliseconds before the n-th retry, from 1: 1 s, 2 s, 4 s …, at most 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** (attempt - 1), MAX_DELAY_MS);
}

type Answer = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; kits: SoyKit[] };

/** What was read serves every visit for five minutes, counted from when it was read. */
let answer: Answer = { status: 'loading' };
/** The question that is on its way; the answer to a forgotten one is not heard. */
let question: object | null = null;
let readAt = 0;
const listeners = new Set<() => void>();

function setAnswer(next: Answer) {
  answer = next;
  for (const listener of listeners) listener();
}

/** Another shape is no better when it is asked for again: only an answer that does not come is. */
async function ask(): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchProducts({ wax_type: 'soy', category: 'kit', order: 'featured.desc' });
    } catch (error) {
      if (attempt > MAX_RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)));
    }
  }
}

/** Asks for the kits, unless that is on its way. */
export async function askForKits() {
  if (question) return;
  const asked = {};
  question = asked;
  setAnswer({ status: 'loading' });
  const next = await ask()
    .then((rows): Answer => ({ status: 'ready', kits: readSoyKits(rows) }))
    .catch((): Answer => ({ status: 'failed' }));
  if (question !== asked) return;
  question = null;
  readAt = Date.now();
  setAnswer(next);
}

export function forgetKits() {
  question = null;
  setAnswer({ status: 'loading' });
}

/** Follows the answer: who finds none, or one that is too old, asks. */
export function followKits(listener: () => void): () => void {
  listeners.add(listener);
  const isFresh = answer.status === 'ready' && Date.now() - readAt < KEEP_MS;
  if (!isFresh) void askForKits();
  return () => void listeners.delete(listener);
}

export const kitsAnswer = () => answer;
