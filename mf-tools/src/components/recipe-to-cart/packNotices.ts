import { noticeShown } from '@shop/platform';

export const cartAway = () =>
  noticeShown({
    kind: 'neutral',
    title: 'The cart isn’t available right now',
    text: 'We’ll add your packs as soon as it’s back.',
  });
