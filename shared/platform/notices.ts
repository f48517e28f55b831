import { createAction } from '@reduxjs/toolkit';
import type { Notice } from '@shop/contracts/notices';

/** Any part may dispatch it; the shell shows it. */
export const noticeShown = createAction<Notice>('notices/noticeShown');
