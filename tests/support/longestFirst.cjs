const Sequencer = require('@jest/test-sequencer').default;

/** What waits for whole processes, again and again, takes longest; its size does not tell, and a new clone knows no times. */
const LONG = [
  'tests/faults/(kill|lifecycle|chaos)',
  'checkout-service/src/service\\.',
  'rendering/(pageRenderer|hostileRemote)\\.test',
  'release/(commands|receiveRelease|canary)\\.test',
  'store/mirrorStore\\.test',
];

/** The longest begin first, or one of them would be left over at the end, alone on its core. */
module.exports = class LongestFirst extends Sequencer {
  static LONG = LONG;

  sort(tests) {
    const isLong = ({ path }) => new RegExp(LONG.join('|')).test(path);
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
