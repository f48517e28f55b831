// npm start: installs if needed, builds what is not built, serves the whole shop until it is told to end.
// The script says `exec`, or npm's shell would take the signal that ends it and leave this process behind.
import { installIfNeeded } from './installIfNeeded.mjs';

installIfNeeded();

// Only now are there packages to import.
const { buildShop } = await import('./buildShop.mjs');
const { refuseWrongStart, serveShop } = await import('./serveShop.mjs');

// What cannot start should not build for a minute first.
await refuseWrongStart();
const versions = await buildShop({ say: console.log });
await serveShop({ versions });
