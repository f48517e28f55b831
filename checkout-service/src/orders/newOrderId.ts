import { createHash, randomUUID } from 'node:crypto';

/** 74 random bits behind the milliseconds, as in UUIDv7: not guessable, and new orders stay together in an index. */
export const newOrderId = () => toOrderId(new Date(), randomUUID().replaceAll('-', '').slice(12));

/** The same at each rebuild, so that its notifications keep their ids. */
export const deriveOrderId = ({ sessionId, createdAt }: { sessionId: string; createdAt: Date }) =>
  toOrderId(createdAt, createHash('sha256').update(sessionId).digest('hex').slice(0, 20));

const toOrderId = (at: Date, tail: string) => `ord_${at.getTime().toString(16).padStart(12, '0')}${tail}`;
