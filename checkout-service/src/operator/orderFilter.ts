import { z } from 'zod';
import { invalidRequest } from '../domainErrors';
import { isOrderStatus, ranks } from '../orders/order';
import type { OrderFilter } from '../orders/readOrders';

type FilterWords = { since?: unknown; status?: unknown; limit?: unknown };

/** @throws DomainError with a sentence for the operator */
export function readOrderFilter({ since, status, limit, ...others }: FilterWords): OrderFilter {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw invalidRequest(`orders are chosen by since, status and limit, not by ${unknown}.`);
  return {
    since: since === undefined ? undefined : readMoment(since),
    statuses: status === undefined ? undefined : readStatuses(status),
    limit: limit === undefined ? undefined : readLimit(limit),
  };
}

/** Without a zone in UTC, as the list writes its times. */
function readMoment(text: unknown): Date {
  const isDate =
    typeof text === 'string' &&
    z.iso.date().safeParse(text.slice(0, 10)).success &&
    /^.{10}(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/.test(text);
  const hasZone = isDate && /^.{10}$|(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const moment = new Date(isDate ? text + (hasZone ? '' : 'Z') : Number.NaN);
  if (Number.isNaN(moment.getTime())) {
    throw invalidRequest('since must be a day or a time, such as 2026-11-21 or 2026-11-21T08:00:00Z.');
  }
  // PostgreSQL knows no year 0.
  return new Date(Math.max(0, moment.getTime()));
}

function readStatuses(text: unknown) {
  const statuses = typeof text === 'string' ? text.split(',') : [];
  if (statuses.length === 0 || !statuses.every(isOrderStatus)) {
    throw invalidRequest(
      `status must be one or several, separated by commas, of ${Object.keys(ranks).join(', ')}.`,
    );
  }
  return statuses;
}

function readLimit(text: unknown): number {
  if (typeof text !== 'string' || !/^[1-9]\d{0,8}$/.test(text)) {
    throw invalidRequest('limit must be a whole number from 1 on.');
  }
  return Number(text);
}
