const { TestEnvironment } = require('jest-environment-node');

/** Jest's module loader cannot import() the parts of PGlite: Node loads it. */
module.exports = class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.PGLITE = require('@electric-sql/pglite');
  }
};
