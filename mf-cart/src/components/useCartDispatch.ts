import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { StateWithCart } from '@shop/contracts/cart';
import { useDispatch } from '@shop/platform';

/** The store's dispatch, for actions and for the cart's thunks. */
export const useCartDispatch = useDispatch.withTypes<ThunkDispatch<StateWithCart, unknown, UnknownAction>>();
