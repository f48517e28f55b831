const Sequencer = require('@jest/test-sequencer').default;

/** What kills whole services again and again begins first, or it would be left over at the end, alone on its core. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => /\/tests\/faults\/(kill|lifecycle)/.test(path);
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
