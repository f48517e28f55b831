// Checks one release against what is served, before it goes live: node checkRelease.js <order as JSON>. Says each step,
// then what was found, as lines of JSON. Whoever runs it sets the limit in time.
import { type GateOrder, runChecks } from './gate/runChecks';

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** Code of the release that fails outside of any check. */
const stray: string[] = [];
process.on('unhandledRejection', (error) => stray.push(`it leaves an error unhandled: ${String(error)}`));
process.on('uncaughtException', (error) => stray.push(`it throws outside of any call: ${error.message}`));

const order: GateOrder = JSON.parse(process.argv[2] ?? '');
const checks = await runChecks(order, (step) => say({ step }));
// What was begun may fail a moment later.
await new Promise((resolve) => setTimeout(resolve, 50));
say({ checks: [...checks, { name: 'stray errors', ms: 0, faults: [...new Set(stray)] }] });
process.exit();
