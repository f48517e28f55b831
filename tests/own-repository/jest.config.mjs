const jsc = {
  target: 'es2022',
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
};

/** The platform's packages are TypeScript, also where they are installed. */
export default {
  testMatch: ['<rootDir>/mf-*/**/*.test.ts'],
  // A new remote has but a test of its page, which needs the shop's own repository.
  passWithNoTests: true,
  testEnvironment: 'node',
  transform: { '^.+\\.(t|j|mj)sx?$': ['@swc/jest', { jsc, module: { type: 'commonjs' } }] },
  transformIgnorePatterns: ['/node_modules/(?!@shop/)'],
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
  setupFiles: ['@shop/testing/fixedSeed'],
  globals: { __SERVER__: true, __VERSION__: 'test' },
};
