import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { isAboutMetrics } from '../observability/metricsMessages';
import { type Order, PROTOCOL, type Report, reportSchema } from './messages';

/** Milliseconds without a sign of life after which a worker counts as hung: after its fork, and later. */
const FIRST_SIGN_MS = 20_000;
const HUNG_MS = 8000;
/** A worker that lived for less is started again after a pause: at first, and at most. */
const SHORT_LIFE_MS = 10_000;
const PAUSE_MS = 100;
const PAUSE_MOST_MS = 5000;
/** So many short lives before any worker has served: then the start has failed. */
const MAX_SHORT_LIVES = 5;

/** V8's 16 MB of young objects, held several times over, are more than a worker that answers from memory needs. */
const YOUNG_HEAP = '--max-semi-space-size=4';
/** V8 would keep the code of every release that was ever evaluated, some 0.5 MB each. */
const NO_OLD_CODE = '--no-compilation-cache';

/** Milliseconds in which a worker of another program must serve. */
const RENEW_MS = 30_000;

type Member = {
  worker: Worker;
  /** True for one that others take over from: it serves what it has begun, and nobody follows it. */
  isLeaving: boolean;
  /** Settles when it serves, or with why it does not. */
  up: Promise<string | null>;
  settleUp: (reason: string | null) => void;
  startedAt: number;
  /** True from when it is told to listen: then it is asked with the others. */
  isAsked: boolean;
  /** True from when it listens. */
  isServing: boolean;
  lastSign: number | null;
  /** Answers that are awaited, by the id of their order. */
  awaited: Map<number, (reason: string | null | undefined) => void>;
};

type WithoutId<Kind extends Order> = Kind extends { id: number } ? Omit<Kind, 'id'> : never;
/** What is asked of all workers together. */
type Question = WithoutId<Order>;

type Options = {
  size: number;
  log: Logger;
  /** The order that a new worker begins with. */
  greet: () => Order;
  onReport: (report: Report, tellOthers: (order: Order) => void) => void;
  onFailedStart: () => void;
  onAllEnded: () => void;
};

/** True for a worker that has been silent for too long, counted from its fork. */
export function isHung(
  { startedAt, lastSign }: Pick<Member, 'startedAt' | 'lastSign'>,
  now: number,
): boolean {
  return lastSign === null ? now - startedAt > FIRST_SIGN_MS : now - lastSign > HUNG_MS;
}

/** The workers of the shop: as many as there should be, whatever becomes of one. Never gives up once one has served. */
export function makeCrew({ size, log, greet, onReport, onFailedStart, onAllEnded }: Options) {
  const members = new Set<Member>();
  let nextId = 1;
  let shortLives = 0;
  let hasServed = false;
  let isEnding = false;

  // Each worker takes its own connections from the system. Handed out in turn by this process, one would go to a worker
  // that hangs, and stay open for ever after its end.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ execArgv: [...process.execArgv, YOUNG_HEAP, NO_OLD_CODE] });

  function receive(member: Member, message: unknown) {
    // A worker that says its first word listens.
    if (member.lastSign === null) tell(member, greet());
    member.lastSign = Date.now();
    if (isAboutMetrics(message)) return;
    const parsed = reportSchema.safeParse(message);
    if (!parsed.success) {
      log.error(
        { pid: member.worker.process.pid, reason: parsed.error.message },
        'worker says what nobody asked',
      );
      return;
    }
    const report = parsed.data;
    if (report.type === 'failed') {
      member.settleUp(report.code ?? 'its worker cannot serve');
      log.error({ code: report.code }, 'worker cannot serve');
    }
    if (report.type === 'ready') {
      member.isAsked = true;
      // It has been sent before this what the others show, and what they will show is sent after it.
      const othersServe = [...members].some(({ isServing, isLeaving }) => isServing && !isLeaving);
      tell(member, { type: 'listen', othersServe });
    }
    if (report.type === 'listening') {
      hasServed = true;
      member.isServing = true;
      member.settleUp(null);
    }
    if (report.type === 'warmed') member.awaited.get(report.id)?.(report.reason);
    if (report.type === 'prepared' || report.type === 'shown') member.awaited.get(report.id)?.(null);
    onReport(report, (order) => {
      for (const other of members) if (other !== member) tell(other, order);
    });
  }

  function tell({ worker }: Member, order: Order) {
    if (worker.isConnected()) worker.send(order);
  }

  function fork(): Member {
    // The mode of this build, which the build writes here. React picks its own build by it: the development build is slow
    // and tells errors in the HTML.
    const worker = cluster.fork({ NODE_ENV: process.env.NODE_ENV, CLUSTER_PROTOCOL: PROTOCOL });
    let settleUp: Member['settleUp'] = () => {};
    const up = new Promise<string | null>((resolve) => {
      settleUp = resolve;
    });
    const life = {
      isLeaving: false,
      isAsked: false,
      isServing: false,
      startedAt: Date.now(),
      lastSign: null,
      up,
      settleUp,
    };
    const member: Member = { worker, ...life, awaited: new Map() };
    members.add(member);
    worker.on('message', (message: unknown) => receive(member, message));
    worker.once('exit', (code, signal) => bury(member, code, signal));
    return member;
  }

  function forkAnother() {
    if (!isEnding) fork();
  }

  function bury(member: Member, code: number, signal: string) {
    members.delete(member);
    for (const settle of member.awaited.values()) settle(undefined);
    member.settleUp('its worker ends right after its start');
    if (isEnding) {
      if (members.size === 0) onAllEnded();
      return;
    }
    if (member.isLeaving) return;
    const lived = Date.now() - member.startedAt;
    log.error({ code, signal, lived }, 'worker ended, starting another');
    shortLives = lived < SHORT_LIFE_MS ? shortLives + 1 : 0;
    if (!hasServed && shortLives >= MAX_SHORT_LIVES) return onFailedStart();
    setTimeout(forkAnother, shortLives > 1 ? Math.min(PAUSE_MS * 2 ** shortLives, PAUSE_MOST_MS) : 0);
  }

  setInterval(() => {
    for (const member of members) {
      if (!isHung(member, Date.now())) continue;
      log.error({ pid: member.worker.process.pid }, 'worker hangs, replacing it');
      member.worker.process.kill('SIGKILL');
    }
  }, HUNG_MS / 4).unref();

  /** Replaces workers by those of a program, one after the other. @returns why it cannot be done, null when it is */
  async function replaceEach(leaving: Member[], file: string): Promise<string | null> {
    cluster.setupPrimary({ exec: file });
    for (const member of leaving) {
      const next = fork();
      const late = setTimeout(
        () => next.settleUp(`its worker does not serve within ${RENEW_MS / 1000} s`),
        RENEW_MS,
      );
      const reason = await next.up;
      clearTimeout(late);
      if (isEnding) return 'the shop is told to end';
      if (reason !== null) {
        next.isLeaving = true;
        next.worker.process.kill('SIGKILL');
        return reason;
      }
      member.isLeaving = true;
      tell(member, { type: 'retire' });
    }
    return null;
  }

  /** One worker's answer: null is good, undefined: it is gone. */
  function ask(member: Member, order: Extract<Order, { id: number }>, limitMs: number) {
    return new Promise<string | null | undefined>((resolve) => {
      const settle = (reason: string | null | undefined) => {
        clearTimeout(late);
        member.awaited.delete(order.id);
        resolve(reason);
      };
      const late = setTimeout(() => settle(`a worker did not answer within ${limitMs / 1000} s`), limitMs);
      member.awaited.set(order.id, settle);
      tell(member, order);
    });
  }

  return {
    /** The first worker alone, so that nothing keeps it from serving soon. */
    start() {
      fork();
    },
    /** The others, once it serves. */
    fill() {
      for (let count = 1; count < size; count++) forkAnother();
    },
    /**
     * Asks all workers that serve, and those that begin to meanwhile: what the first one that is not content says; null when
     * all are. One that is just starting keeps nobody waiting: it begins with what is to be shown.
     */
    async askAll(order: Question, limitMs: number): Promise<string | null> {
      const active = [...members].filter(({ isLeaving }) => !isLeaving);
      const serving = active.filter(({ isAsked }) => isAsked);
      let asked = serving.length > 0 ? serving : active;
      const starting = active.filter((member) => !asked.includes(member));
      if (order.type === 'show') for (const member of starting) tell(member, { ...order, id: nextId++ });
      const answers = new Map<Member, string | null | undefined>();
      const isContent = () => [...answers.values()].every((answer) => answer === null);
      while (asked.length > 0 && isContent()) {
        const answer = async (member: Member) =>
          void answers.set(member, await ask(member, { ...order, id: nextId++ }, limitMs));
        await Promise.all(asked.map(answer));
        asked = [...members].filter((member) => member.isAsked && !member.isLeaving && !answers.has(member));
      }
      const all = [...answers.values()];
      if (all.every((answer) => answer === undefined)) return 'the workers ended meanwhile';
      return all.find((answer) => typeof answer === 'string') ?? null;
    },
    /**
     * Goes over to another program, as long as its workers serve; else back. There are never fewer workers than before.
     * @returns why it cannot be done; null when it is
     */
    async renew(file: string): Promise<string | null> {
      const before = cluster.settings.exec ?? process.argv[1] ?? '';
      const own = [...members].filter(({ isLeaving }) => !isLeaving);
      const reason = await replaceEach(own, file);
      if (reason === null) return null;
      cluster.setupPrimary({ exec: before });
      const renewed = [...members].filter((member) => !own.includes(member) && !member.isLeaving);
      await replaceEach(renewed, before);
      return reason;
    },
    end() {
      isEnding = true;
      for (const { worker } of members) worker.process.kill('SIGTERM');
      if (members.size === 0) onAllEnded();
    },
  };
}

export type Crew = ReturnType<typeof makeCrew>;
