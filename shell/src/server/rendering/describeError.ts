export function describeError(error: unknown) {
  const [, frame] = /\n +at (.+)/.exec(Object(error).stack) ?? [];
  return frame ? `${error} at ${frame.replace(/(file:\/\/)?\/.*\//, '')}` : String(error);
}
