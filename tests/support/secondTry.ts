// On a busy CI machine every test gets a second try; whoever needs it is listed at the end.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
