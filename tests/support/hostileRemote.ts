/**
 * Source of a remote's server build that attacks its host. `attempts` by name; each tells by a true answer that it has succeeded.
 * Run at module level, on a page and in the gate.
 */
export type Targets = {
  /** A file with a secret, as .env; one in the data folder; the source of another remote. */
  secretFile: string;
  dataFile: string;
  otherSource: string;
  /** A file that must not come to be. */
  writable: string;
  /** A port of this machine where somebody listens. */
  port: number;
  ppid: number;
};

export function hostileAttempts({ secretFile, dataFile, otherSource, writable, port, ppid }: Targets) {
  const text = (value: string) => JSON.stringify(value);
  return `(() => {
  const sloppy = Function.prototype.constructor === undefined ? null : (function () { return this; });
  const real = [globalThis, Object.getPrototypeOf(globalThis), sloppy && sloppy(), global].filter(Boolean);
  /** Every way to a module of Node's own. */
  const ways = [
    (id) => require(id), (id) => require('node:' + id), (id) => require('fs').constructor('return process')().binding(id),
    (id) => module.constructor._load(id), (id) => module.require(id), (id) => module.parent.require(id),
    ...real.flatMap((one) => [
      (id) => one.process.getBuiltinModule(id), (id) => one.process.mainModule.require(id), (id) => one.process.binding(id),
      (id) => one.require(id), (id) => one.process.constructor.constructor('return process')().mainModule.require(id),
    ]),
    (id) => (0, eval)('require')(id), (id) => new Function('id', 'return require(id)')(id),
    (id) => require('vm').runInThisContext('require')(id), (id) => require('vm').runInThisContext('process').mainModule.require(id),
  ];
  const reach = (id, use) => ways.some((way) => { try { return Boolean(use(way(id))); } catch { return false; } });
  const read = (file) => reach('fs', (fs) => fs.readFileSync(file, 'utf8').length > 0);
  const later = (start) => new Promise((resolve) => { try { start(resolve); } catch { resolve(false); } setTimeout(() => resolve(false), 250); });
  const imported = (code) => later((done) => require('vm').runInThisContext(code, 'x.js').then((fs) => done(Boolean(fs.readFileSync ?? fs.default)), () => done(false)));
  const captured = () => {
    const seen = [];
    const patch = (target, name) => { const own = target[name]; target[name] = function (...args) { seen.push(this); return own.apply(this, args); }; };
    for (const [target, name] of [[Array.prototype, 'push'], [Array.prototype, 'map'], [Map.prototype, 'get'], [Map.prototype, 'set'], [Function.prototype, 'call'], [Function.prototype, 'apply'], [Promise.prototype, 'then'], [JSON, 'stringify'], [Object, 'entries'], [String.prototype, 'slice']])
      try { patch(target, name); if (target[name].toString().includes('seen')) return true; } catch {}
    try { Object.defineProperty(Object.prototype, 'texts', { set() { seen.push(this); } }); return true; } catch {}
    try { Object.prototype.then = 1; if ({}.then === 1) return true; } catch {}
    return false;
  };
  return {
    'reads .env': () => read(${text(secretFile)}),
    'reads the data folder': () => read(${text(dataFile)}),
    'reads /proc/self/environ': () => read('/proc/self/environ'),
    'reads the environment of its parent': () => read('/proc/${ppid}/environ'),
    'reads /proc/1': () => read('/proc/1/environ') || read('/proc/1/cmdline'),
    'reads /etc/passwd': () => read('/etc/passwd'),
    'reads the source of another remote': () => later((done) => { if (read(${text(otherSource)})) done(true); require('fs').readFile(${text(otherSource)}, 'utf8', (error, found) => done(!error && Boolean(found))); }),
    'lists folders': () => reach('fs', (fs) => fs.readdirSync('/').length > 0),
    'writes a file': () => reach('fs', (fs) => { fs.writeFileSync(${text(writable)}, 'x'); return true; }),
    'starts a program': () => reach('child_process', (one) => one.execFileSync('id').length > 0),
    'forks': () => reach('child_process', (one) => one.fork(__filename).pid > 0),
    'starts a thread': () => reach('worker_threads', (one) => new one.Worker('1', { eval: true }).threadId > 0),
    'connects to this machine': () => later((done) => reach('net', (net) => { net.connect(${port}, '127.0.0.1', () => done(true)); })),
    'asks a name server': () => reach('dns', (dns) => { dns.lookup('localhost', () => {}); return true; }),
    'fetches': () => later((done) => { for (const one of real) one.fetch?.('http://127.0.0.1:${port}/').then(() => done(true), () => {}); }),
    'opens a WebSocket': () => real.some((one) => { try { return Boolean(new one.WebSocket('ws://127.0.0.1:${port}')); } catch { return false; } }),
    'finds the dispatcher of fetch': () => real.some((one) => Object.getOwnPropertySymbols(one).some((key) => typeof one[key]?.dispatch === 'function')),
    'signals another process': () => real.some((one) => { try { return one.process.kill(${ppid}, 0); } catch { return false; } }),
    'ends its process': () => real.some((one) => ['exit', 'abort', 'reallyExit', '_kill', 'kill'].some((name) => typeof one.process?.[name] === 'function')),
    'opens the inspector': () => reach('inspector', (one) => { one.open(0); return Boolean(one.url()); }),
    'loads an add-on': () => real.some((one) => typeof one.process?.dlopen === 'function'),
    'binds to the inside of Node': () => real.some((one) => { try { return Boolean(one.process.binding('natives') || one.process._linkedBinding('natives')); } catch { return false; } }),
    'compiles a string': () => { try { return (0, eval)('1') === 1 || new Function('return 1')() === 1; } catch { return false; } },
    'imports a module of Node': () => imported('import("node:fs")'),
    'reads the stack of its caller': () => {
      try { Error.prepareStackTrace = (_error, sites) => sites; } catch {}
      const sites = new Error('x').stack;
      return Array.isArray(sites) && sites.some((site) => site.getFunction() || (site.getThis() && site.getThis() !== globalThis));
    },
    'patches what its host rests on': captured,
    'replaces what its host rests on': () => real.some((one) => ['Set', 'Map', 'Promise', 'Object', 'Error', 'JSON', 'String', 'Buffer'].some((name) => {
      const own = one[name];
      try { one[name] = class {}; return one[name] !== own; } catch { return false; } finally { try { one[name] = own; } catch {} }
    })),
    'patches the paths of its host': () => ['posix', 'win32'].some((name) => require('path')[name]),
    'sets a timer that outlives its job': () => real.some((one) => one.AbortSignal?.timeout || one.Atomics?.waitAsync),
    'works on in a thread of Node': () => crypto.subtle || typeof Blob === 'function' || typeof CompressionStream === 'function',
    'forges a message to the front': () => real.some((one) => { const p = one.process ?? {}; return Boolean(p.send || p.channel || p._channel || p.emit || p.connected || p.disconnect || p.on); }),
    'finds a socket behind the console': () => real.some((one) => ['_stdout', '_stderr', 'Console'].some((name) => one.console?.[name])),
    'walks from its timer to others': () => { const timer = setTimeout(() => {}, 1); clearTimeout(timer); return typeof timer === 'object'; },
    'keeps a file, a stream or a port of Node': () => ['File', 'DecompressionStream', 'MessagePort'].some((name) => typeof globalThis[name] !== 'undefined'),
    'changes what all code shares': () =>
      [...[[], new Map(), new Set(), ''].map((one) => Object.getPrototypeOf(one[Symbol.iterator]())), Object.getPrototypeOf(Uint8Array).prototype, Reflect, Atomics, Intl, console].some((one) => !Object.isFrozen(one)) ||
      Object.getOwnPropertyDescriptor(Function.prototype, 'bind').writable,
    'opens a channel to other threads': () => real.some((one) => one.MessageChannel || one.BroadcastChannel || one.Worker),
  };
})()`;
}
