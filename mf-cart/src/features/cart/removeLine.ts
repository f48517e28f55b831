import type { CartThunk, LineRef } from '@shop/contracts/cart';
import { noticeShown } from '@shop/platform';
import { lineKey } from './cartLine';
import { selectLines } from './cartSelectors';
import { lineRemoved } from './cartSlice';

/** Rule cart.remove. */
export const removeLine =
  (ref: LineRef): CartThunk =>
  async (dispatch, getState) => {
    const line = selectLines(getState()).find((one) => lineKey(one) === lineKey(ref));
    if (!line) return;
    dispatch(lineRemoved(ref));
    dispatch(noticeShown({ kind: 'success', title: `Removed ${line.name} from your cart` }));
  };
