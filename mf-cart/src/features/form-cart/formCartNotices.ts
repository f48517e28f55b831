import { noticeShown } from '@shop/platform';

const text = 'We no longer sell something that you chose.';

export const notSold = () => noticeShown({ kind: 'neutral', title: 'Your cart has changed', text });
