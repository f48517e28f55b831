import type { Notice } from '@shop/contracts/notices';

const type = 'notices/noticeShown';

export const noticeShown = Object.assign((payload: Notice) => ({ type, payload }) as const, {
  type,
} as const);
