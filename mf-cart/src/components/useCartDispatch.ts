import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { StateWithCart } from '@shop/contracts/cart';
import { useDispatch } from '@shop/platform';

export const useCartDispatch = useDispatch.withTypes<ThunkDispatch<StateWithCart, unknown, UnknownAction>>();
