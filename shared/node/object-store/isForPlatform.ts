/** A shell loads what was built for the major of its platform, and for no later minor. */
export function isForPlatform(own = '', built = own) {
  const [major, minor = 0] = built.split('.').map(Number);
  const [ownMajor, ownMinor = 0] = own.split('.').map(Number);
  return major === ownMajor && minor <= ownMinor;
}
