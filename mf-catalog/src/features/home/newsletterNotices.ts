import { noticeShown } from '@shop/platform';

export const subscribed = () =>
  noticeShown({ kind: 'success', title: 'Thank you!', text: 'You’re on the list.' });

export const notSubscribed = () =>
  noticeShown({
    kind: 'error',
    title: 'That didn’t work',
    text: 'We couldn’t add your address. Please try again.',
  });

export const notOpen = () =>
  noticeShown({
    kind: 'neutral',
    title: 'Newsletter sign-up is not open yet',
    text: 'We didn’t store your address. Please check back soon.',
  });
