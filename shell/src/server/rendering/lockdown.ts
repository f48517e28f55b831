import { format } from 'node:util';

/**
 * Closes a renderer before the first code of a remote runs in it. Node's permission model denies files, processes,
 * threads and add-ons; what it does not cover is taken out of reach here: the network, signals, exits, the channel to
 * the front, and timers and threads that outlive a job. What code of the renderer itself rests on cannot be patched any more.
 */

const NETWORK = ['fetch', 'FormData', 'WebSocket', 'EventSource', 'CloseEvent', 'MessageEvent', 'navigator'];
const THREADS = ['BroadcastChannel', 'MessageChannel', 'MessagePort'];
const STORAGE = ['localStorage', 'sessionStorage', 'Storage'];
/** They work on in Node's own threads when a job is over. */
const BACKGROUND = ['CompressionStream', 'DecompressionStream', 'Blob', 'File'];

/** Their heirs set properties of their own that a frozen prototype would forbid. */
const BASES: unknown[] = [Object, Function, Error];

function freezeIntrinsics() {
  const names = Object.getOwnPropertyNames(globalThis);
  const globals = names.map((name) => Reflect.get(globalThis, name));
  for (const name of names) define(name, Reflect.get(globalThis, name));
  // Reading them has loaded undici, whose way to the network hangs on a symbol.
  for (const key of Object.getOwnPropertySymbols(globalThis)) define(key, undefined);
  for (const value of [...globals, Object.getPrototypeOf(Uint8Array)]) {
    if (typeof value !== 'function' || BASES.includes(value) || value.prototype instanceof Error) continue;
    Object.freeze(value);
    Object.freeze(value.prototype);
  }
  for (const namespace of [JSON, Math, Reflect, Atomics, Intl, Object]) Object.freeze(namespace);
  const iterators = [[], new Map(), new Set(), '', 'x'.matchAll(/x/g)].map((value) =>
    value[Symbol.iterator](),
  );
  for (const iterator of iterators) Object.freeze(Object.getPrototypeOf(iterator));
  Object.freeze(Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())));
  // Setters on it would see what the renderer's own code writes. What it has may be overridden by an object's own.
  Object.preventExtensions(Object.prototype);
  const fixed = { writable: false, configurable: false };
  for (const name of ['call', 'apply', 'bind'] as const)
    Object.defineProperty(Function.prototype, name, fixed);
  // Its call sites would hand out functions of the renderer.
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined, ...fixed });
}

type StartTimer = (run: () => void, ms?: number) => unknown;

/** Replaces the global timers by ones that belong to a job. They return numbers: Node's timers are linked to each other. */
function installJobTimers() {
  const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate } = globalThis;
  const pending = new Map<number, () => void>();
  let nextId = 1;
  let isOpen = false;

  function clear(id: number) {
    pending.get(id)?.();
    pending.delete(id);
  }
  function install(name: string, start: StartTimer, stop: (timer: never) => void) {
    define(`set${name}`, (run: unknown, ...rest: unknown[]) => {
      if (typeof run !== 'function') throw new TypeError('a timer takes a function');
      const id = nextId++;
      const [ms, args] = name === 'Immediate' ? [0, rest] : [rest[0], rest.slice(1)];
      const fire = () => {
        if (name !== 'Interval') pending.delete(id);
        run(...args);
      };
      if (!isOpen) return id;
      const timer = start(fire, Number(ms ?? 0));
      pending.set(id, () => stop(timer as never));
      return id;
    });
    define(`clear${name}`, clear);
  }
  install('Timeout', setTimeout, clearTimeout);
  install('Interval', setInterval, clearInterval);
  install('Immediate', setImmediate, clearImmediate);
  return {
    open() {
      isOpen = true;
    },
    close() {
      isOpen = false;
      for (const id of [...pending.keys()]) clear(id);
    },
  };
}

function define(name: PropertyKey, value: unknown) {
  Object.defineProperty(globalThis, name, { value, writable: false, enumerable: false, configurable: false });
}

export function lockDown(say: (text: string) => void) {
  const { env } = process;
  for (const name of [...NETWORK, ...THREADS, ...STORAGE, ...BACKGROUND]) define(name, undefined);
  // They outlive a job.
  Reflect.deleteProperty(AbortSignal, 'timeout');
  Reflect.deleteProperty(Atomics, 'waitAsync');
  Reflect.deleteProperty(Crypto.prototype, 'subtle');
  // The real one holds kill, exit, binding, dlopen, getBuiltinModule, stdout and the channel to the front.
  define('process', Object.freeze({ env: Object.freeze({ ...env }), cwd: () => '/', browser: false }));
  // The real one holds a stream, whose constructor opens sockets.
  const write = (...said: unknown[]) => say(format(...said));
  const nothing = () => {};
  define(
    'console',
    Object.freeze({ error: write, warn: write, log: nothing, info: nothing, debug: nothing, trace: nothing }),
  );
  const timers = installJobTimers();
  freezeIntrinsics();
  return timers;
}
