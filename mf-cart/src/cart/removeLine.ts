import type { CartThunk } from '@shop/contracts/cart';
import { noticeShown } from '@shop/platform';
import { type LineRef, matchesRef } from './cartLine';
import { selectLines } from './cartSelectors';
import { lineRemoved } from './cartSlice';

/** Rule cart.remove. */
export const removeLine =
  (ref: LineRef): CartThunk =>
  async (dispatch, getState) => {
    const line = selectLines(getState()).find((one) => matchesRef(one, ref));
    if (!line) return;
    dispatch(lineRemoved(ref));
    dispatch(noticeShown({ kind: 'success', title: `Removed ${line.name} from your cart` }));
  };
