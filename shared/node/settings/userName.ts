import os from 'node:os';

/** Who runs a command. A container may run as a user without a name. */
export function getUserName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
