import type { Child } from './nodes';

type Cleanup = (() => void) | undefined;
type Cell<Value = unknown> = { value: Value; inputs?: readonly unknown[] | undefined; cleanup?: Cleanup };

/** What one component on the screen remembers from one rendering to the next. */
export type Memory = { cells: Cell[]; redraw: () => void; effects: (() => void)[] };

let memory: Memory;
let position = 0;
let ids = 0;

export function withMemory<Result>(own: Memory, call: () => Result): Result {
  memory = own;
  position = 0;
  return call();
}

export function forget({ cells, effects }: Memory): void {
  effects.length = 0;
  for (const { cleanup } of cells) cleanup?.();
}

/** A component calls the same hooks in the same order: the cell of this position holds what the first call put into it. */
function nextCell<Value>(first: () => Value): Cell<Value> {
  const { cells } = memory;
  cells[position] ??= { value: first() };
  return cells[position++] as Cell<Value>;
}

const isSame = (before: readonly unknown[] | undefined, now: readonly unknown[] | undefined) =>
  before && now?.every((value, index) => Object.is(value, before[index]));

/** The hooks of React that the calculators use, by the same names and rules. */
export function useState<State>(initial: State | (() => State)) {
  const { redraw } = memory;
  const cell = nextCell(() => (initial instanceof Function ? initial() : initial));
  const set = (next: State | ((before: State) => State)) => {
    const value = next instanceof Function ? next(cell.value) : next;
    if (Object.is(value, cell.value)) return;
    cell.value = value;
    redraw();
  };
  return [cell.value, set] as const;
}

export function useRef<Value>(initial: Value): { current: Value } {
  return nextCell(() => ({ current: initial })).value;
}

export function useId(): string {
  return nextCell(() => `c${ids++}`).value;
}

export function useEffect(effect: () => unknown, inputs?: readonly unknown[]): void {
  const { effects } = memory;
  const cell = nextCell(() => null);
  if (isSame(cell.inputs, inputs)) return;
  cell.inputs = inputs;
  effects.push(() => {
    cell.cleanup?.();
    const cleanup = effect();
    cell.cleanup = cleanup instanceof Function ? () => cleanup() : undefined;
  });
}

type Context<Value> = { current: Value; Provider: (props: { value: Value; children?: Child }) => Child };

/** A tree is drawn in one go: what its one provider is given holds for all below. */
export function createContext<Value>(initial: Value): Context<Value> {
  const context: Context<Value> = {
    current: initial,
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each context
    Provider: ({ value, children }) => {
      context.current = value;
      return children;
    },
  };
  return context;
}

export const useContext = <Value>(context: Context<Value>): Value => context.current;
