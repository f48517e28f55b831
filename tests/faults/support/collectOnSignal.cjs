// Preloaded by the switches: collects the garbage of a process on SIGUSR2. Renderers have no NODE_OPTIONS.
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
