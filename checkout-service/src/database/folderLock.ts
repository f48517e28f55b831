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
import { errorCode } from '../errorFacts';

/** Another live process holds the folder. */
export class FolderInUse extends Error {}

/** How often the holder says that it lives, and after how much silence nobody believes it. */
const BEAT_MS = 2000;
const SILENCE_MS = 15_000;

/**
 * Two processes on one embedded database lose each other's orders in silence; this file, made atomically and holding a
 * process id, is what keeps the second one out. It is taken over only from a process that is dead. Process ids mean
 * nothing in another container or on another machine: there the file's time tells, which the holder renews.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'service.lock');
  const mark = [process.pid, startOf(process.pid), randomUUID(), processSpace()].join(' ');
  for (let round = 0; round < 5; round += 1) {
    if (tryCreate(file, mark)) return keepAlive(file, mark);
    const holder = readMark(file);
    const objection = holder && objectionOf(holder, file);
    if (objection) throw new FolderInUse(`DATA_DIR is in use: ${objection}`);
    moveAway(file, holder);
  }
  throw new FolderInUse('DATA_DIR is in use: its lock changes hands all the time.');
}

/** Why the holder is taken to be alive; null where it is dead. */
function objectionOf(holder: string, file: string): string | null {
  if (!isElsewhere(holder)) {
    const [pid] = holder.split(' ');
    return isAlive(holder) ? `process ${pid} already runs a checkout service on this folder.` : null;
  }
  if (!isBeating(file)) return null;
  return `a checkout service in another container or on another machine runs on this folder. If it has just been killed, start again in ${SILENCE_MS / 1000} seconds.`;
}

/** By a link, so that nobody ever sees the file without its content. */
function tryCreate(file: string, mark: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, mark, { mode: 0o600 });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
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

/** Within it a process id names one process. '-' where unknown. */
function processSpace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '-';
  }
}

/** A mark of an older version names no place: it is taken to be ours. */
function isElsewhere(mark: string): boolean {
  const [, , , space = '-'] = mark.split(' ');
  return space !== '-' && space !== processSpace();
}

function isBeating(file: string): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs < SILENCE_MS;
  } catch {
    return false;
  }
}

/** Renews the lock until it is released, by what this gives. A holder that was paused and has lost it must not go on. */
function keepAlive(file: string, mark: string): () => void {
  const beat = () => {
    const holder = readMark(file);
    if (holder !== null && holder !== mark) {
      throw new FolderInUse('DATA_DIR is in use: another checkout service took this folder over.');
    }
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // A disk that takes nothing, or a folder that is gone: the database will say so.
    }
  };
  const timer = setInterval(beat, BEAT_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (readMark(file) === mark) rmSync(file, { force: true });
  };
}

function isAlive(mark: string): boolean {
  const [pidText, start] = mark.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
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
