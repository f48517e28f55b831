import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { errorCode } from '../errorFields';

export class FolderInUseError extends Error {}

const HEARTBEAT_MS = 2000;
const HEARTBEAT_TIMEOUT_MS = 15_000;
const WATCH_MS = 3 * HEARTBEAT_MS;

/**
 * Locks a folder: two processes on one embedded database would lose each other's orders in silence.
 * The lock holds a process id and is taken over only from a dead process. Process ids mean nothing in another container
 * or machine: there the file's time decides, which the holder renews.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'service.lock');
  const lockText = [process.pid, getProcessStart(process.pid), randomUUID(), getProcessNamespace()].join(' ');
  for (let round = 0; round < 5; round += 1) {
    if (tryCreateLock(file, lockText)) return startHeartbeat(file, lockText);
    const holder = readLock(file);
    const holderText = holder && describeHolder(holder, file);
    if (holderText) throw new FolderInUseError(`DATA_DIR is in use: ${holderText}`);
    removeStaleLock(file, holder);
  }
  throw new FolderInUseError('DATA_DIR is in use: its lock changes hands all the time.');
}

/** Describes the live holder; null where it is dead. */
function describeHolder(holder: string, file: string): string | null {
  if (!isForeignNamespace(holder)) {
    const [pid, start] = holder.split(' ');
    // Where nobody tells when a process began, its number may be another's by now.
    const isHeld = isAlive(holder) && (start !== '-' || hasRecentHeartbeat(file));
    return isHeld ? `process ${pid} already runs a checkout service on this folder.` : null;
  }
  if (!hasRecentHeartbeat(file)) return null;
  return `a checkout service in another container or on another machine runs on this folder. If it has just been killed, start again in ${HEARTBEAT_TIMEOUT_MS / 1000} seconds.`;
}

/** By a link: nobody sees the file without its content. */
function tryCreateLock(file: string, lockText: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, lockText, { mode: 0o600 });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Renamed first, so that of two processes only one removes it. */
function removeStaleLock(file: string, holder: string | null): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readLock(aside) === holder) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

/** The namespace in which a process id is unique; '-' where unknown. */
function getProcessNamespace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '-';
  }
}

/** A lock of an older version has no namespace and counts as ours. */
function isForeignNamespace(lockText: string): boolean {
  const [, , , space = '-'] = lockText.split(' ');
  return space !== '-' && space !== getProcessNamespace();
}

function hasRecentHeartbeat(file: string): boolean {
  const renewed = readHeartbeat(file);
  if (renewed === null) return false;
  const age = Date.now() - renewed;
  if (age >= 0 && age < HEARTBEAT_TIMEOUT_MS) return true;
  // The holder's clock may differ, or this one was set: only a lock that nobody renews is dead.
  const until = performance.now() + WATCH_MS;
  while (performance.now() < until) {
    sleep(100);
    const latest = readHeartbeat(file);
    if (latest !== renewed) return latest !== null;
  }
  return false;
}

/** Null where the lock is gone. */
function readHeartbeat(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Renews the lock until the returned function is called. A paused holder that has lost it must not continue. */
function startHeartbeat(file: string, lockText: string): () => void {
  const touchLock = () => {
    const holder = readLock(file);
    if (holder !== null && holder !== lockText) {
      throw new FolderInUseError('DATA_DIR is in use: another checkout service took this folder over.');
    }
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // A full disk or a missing folder: the database reports it.
    }
  };
  const timer = setInterval(touchLock, HEARTBEAT_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (readLock(file) === lockText) rmSync(file, { force: true });
  };
}

function isAlive(lockText: string): boolean {
  const [pidText, start] = lockText.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  const current = getProcessStart(pid);
  return !start || current === '-' || start === '-' || start === current;
}

/** Ticks since boot, to tell apart processes with the same id; '-' where unknown. */
function getProcessStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}
