import { createAction } from '@reduxjs/toolkit';
import type { Notice } from '@shop/contracts/notices';

/** Shows a notice. Any part may dispatch it; the shell owns the list and its place on the screen. */
export const noticeShown = createAction<Notice>('notices/noticeShown');
