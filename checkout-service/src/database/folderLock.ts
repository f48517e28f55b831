import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Another live process holds the folder. */
export class FolderInUse extends Error {}

/**
 * Two processes on one embedded database lose each other's orders in silence; this file, made atomically and holding a
 * process id, is what keeps the second one out. It is taken over only from a process that is dead.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'service.lock');
  const mark = `${process.pid} ${startOf(process.pid)} ${randomUUID()}`;
  for (let round = 0; round < 5; round += 1) {
    if (tryCreate(file, mark)) return () => release(file, mark);
    const holder = readMark(file);
    if (holder !== null && isAlive(holder)) {
      throw new FolderInUse(
        `DATA_DIR is in use: process ${holder.split(' ')[0]} already runs a checkout service on this folder.`,
      );
    }
    moveAway(file, holder);
  }
  throw new FolderInUse('DATA_DIR is in use: its lock changes hands all the time.');
}

/** By a link, so that nobody ever sees the file without its content. */
function tryCreate(file: string, mark: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, mark, { mode: 0o600 });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readMark(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** A dead holder's file is renamed first, so that of two starters only one removes it. */
function moveAway(file: string, holder: string | null): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readMark(aside) === holder) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function isAlive(mark: string): boolean {
  const [pidText, start] = mark.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const current = startOf(pid);
  return !start || current === '-' || start === '-' || start === current;
}

/** When a process started, in ticks since boot: tells it from a later one with the same id. '-' where unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}

function release(file: string, mark: string): void {
  if (readMark(file) === mark) rmSync(file, { force: true });
}
