import { addPostgresToPath } from './tests/systemPackages.mjs';

// The operator's own settings are none of a test's.
process.env.ENV_FILE = 'none';
addPostgresToPath();

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
const ignored = ['/node_modules/', '<rootDir>/releases/', '/dist/', '/tests/journeys/'];
const common = {
  rootDir: import.meta.dirname,
  transform,
  transformIgnorePatterns: ['/node_modules/'],
  testPathIgnorePatterns: ignored,
  modulePathIgnorePatterns: ['<rootDir>/releases/', '/dist/', '/\\.data/', '/\\.cache/'],
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
  setupFiles: ['<rootDir>/tests/support/fixedSeed.ts'],
};

/** A shop of many hosts, and what the Dockerfile makes; by their own commands only. */
const clusterTests = 'tests/cluster/.+';
const imageTests = 'tests/image/.+';
/** Tests of the whole checkout service: they watch how long it takes, so nothing else should run beside them. */
const serviceTests = ['tests/faults/.+', 'checkout-service/src/service\\.[a-z]+'];

/** A test of a component is a .test.tsx and runs in jsdom; every other is a .test.ts and runs in Node. */
export default {
  // Only a fault exceeds this: journeys, builds and other programs may have the processors meanwhile.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/tests/support/longestFirst.cjs',
  projects: [
    {
      ...common,
      displayName: 'dom',
      testMatch: ['**/*.test.tsx'],
      testEnvironment: '<rootDir>/tests/support/domEnvironment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/setupDom.ts'],
      globals: { __SERVER__: false, __VERSION__: 'test', __ASSETS_ORIGIN__: '' },
    },
    {
      ...common,
      displayName: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [
        ...ignored,
        ...[...serviceTests, clusterTests, imageTests].map((file) => `/${file}\\.test\\.ts$`),
      ],
      testEnvironment: 'node',
      globals: { __SERVER__: true, __VERSION__: 'test', __ASSETS_ORIGIN__: '' },
    },
    {
      ...common,
      displayName: 'service',
      globalSetup: '<rootDir>/checkout-service/testing/buildOnce.mjs',
      testRegex: serviceTests.map((file) => `/${file}\\.test\\.ts$`),
      testEnvironment: 'node',
      globals: { __SERVER__: true, __VERSION__: 'test', __ASSETS_ORIGIN__: '' },
    },
    {
      // One suite by itself, npx jest --selectProjects suite --testPathPatterns orders
      ...common,
      displayName: 'suite',
      setupFilesAfterEnv: ['<rootDir>/checkout-service/testing/runSuiteAlone.ts'],
      testMatch: ['**/*.suite.ts'],
      testEnvironment: '<rootDir>/checkout-service/testing/pgliteEnvironment.cjs',
      globals: { __SERVER__: true, __VERSION__: 'test', __ASSETS_ORIGIN__: '' },
    },
    {
      ...common,
      displayName: 'cluster',
      globalSetup: '<rootDir>/checkout-service/testing/buildOnce.mjs',
      testRegex: [`/${clusterTests}\\.test\\.ts$`],
      testEnvironment: 'node',
      globals: { __SERVER__: true, __VERSION__: 'test', __ASSETS_ORIGIN__: '' },
    },
    {
      ...common,
      displayName: 'image',
      testRegex: [`/${imageTests}\\.test\\.ts$`],
      testEnvironment: 'node',
      globals: { __SERVER__: true, __VERSION__: 'test', __ASSETS_ORIGIN__: '' },
    },
  ],
};
