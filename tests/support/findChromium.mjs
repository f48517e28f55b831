export { findChromium } from '../../shared/tooling/findChromium.mjs';
