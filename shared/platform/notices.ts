import type { Notice } from '@shop/contracts/notices';

const type = 'notices/noticeShown';

/** Any part may dispatch it; the shell shows it. */
export const noticeShown = Object.assign((payload: Notice) => ({ type, payload }) as const, {
  type,
} as const);
