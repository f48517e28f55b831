const { TestEnvironment } = require('jest-environment-node');

/** PGlite loads its parts by import(), which Jest's own module loader does not know: here Node loads it. */
module.exports = class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.PGLITE = require('@electric-sql/pglite');
  }
};
