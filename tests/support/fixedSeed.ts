/**
 * The common run tries the same cases of a property every time: a failure is the fault of a change, never of a draw.
 * `npm run test:whole` draws others each time, and a failure names its seed. The library is not even loaded
 * for the tests that do not use it.
 */
jest.mock('fast-check', () => {
  const library = jest.requireActual<typeof import('fast-check')>('fast-check');
  if (!process.env.TEST_WHOLE) library.configureGlobal({ ...library.readConfigureGlobal(), seed: 1 });
  return library;
});
