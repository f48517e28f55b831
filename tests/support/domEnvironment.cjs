const { TestEnvironment } = require('jest-environment-jsdom');

/** Names of the web platform that jsdom lacks and React Router needs; Node's own fit together, jsdom's do not. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

/** jsdom's events take no signal of Node's. */
function takeSignals(target) {
  const { addEventListener } = target;
  target.addEventListener = function (type, listener, options) {
    const { signal, ...others } = Object(options);
    const plain = signal ? others : options;
    addEventListener.call(this, type, listener, plain);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, plain));
  };
}

module.exports = class DomEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of fromNode) this.global[name] = globalThis[name];
    takeSignals(this.global.EventTarget.prototype);
    // Jest has put one of its own there.
    takeSignals(this.global);
  }
};
