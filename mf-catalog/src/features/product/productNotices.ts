import { noticeShown } from '@shop/platform';

export const addedToCart = (name: string) =>
  noticeShown({ kind: 'success', title: 'Added to cart', text: `${name} has been added to your cart.` });

export const pictureLost = () =>
  noticeShown({ kind: 'error', title: 'The large picture could not be loaded.' });
