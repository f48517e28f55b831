import { noticeShown } from '@shop/platform';

export const notSent = () =>
  noticeShown({
    kind: 'error',
    title: 'We couldn’t send your message',
    text: 'What you typed is still here. Please try again, or send us an email.',
  });

export const sent = () =>
  noticeShown({
    kind: 'success',
    title: 'Message sent!',
    text: "We'll get back to you as soon as possible.",
  });
