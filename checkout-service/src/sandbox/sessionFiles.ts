import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../log';
import type { SandboxSession } from './sandboxSession';

/** Written whole: a crash leaves the file of before. */
export function writeSession(folder: string, session: SandboxSession): void {
  const file = path.join(folder, `${session.id}.json`);
  writeFileSync(`${file}.part`, JSON.stringify(session));
  renameSync(`${file}.part`, file);
}

/** A damaged file is moved aside; the others are read. */
export function readSessions(folder: string, log: Log): Map<string, SandboxSession> {
  mkdirSync(folder, { recursive: true });
  const sessions = new Map<string, SandboxSession>();
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.json')) continue;
    const file = path.join(folder, name);
    try {
      const session: SandboxSession = JSON.parse(readFileSync(file, 'utf8'));
      sessions.set(session.id, session);
    } catch {
      renameSync(file, `${file}.unreadable`);
      log.error({ moved_to: `${name}.unreadable` }, 'a session of the sandbox cannot be read: set aside');
    }
  }
  return sessions;
}
