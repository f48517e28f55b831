export { findChromium } from '../../shared/build/findChromium.mjs';
