import type { CartThunk, LineRef } from '@shop/contracts/cart';
import { noticeShown } from '@shop/platform';
import { lineKey } from './cartLine';
import { selectLines } from './cartSelectors';
import { lineRemoved, productRemoved } from './cartSlice';

const removedNotice = (name: string) =>
  noticeShown({ kind: 'success', title: `Removed ${name} from your cart` });

/** Takes one line away and says so (specification §4, §8). */
export const removeLine =
  (ref: LineRef): CartThunk =>
  async (dispatch, getState) => {
    const line = selectLines(getState()).find((one) => lineKey(one) === lineKey(ref));
    if (!line) return;
    dispatch(lineRemoved(ref));
    dispatch(removedNotice(line.name));
  };

/** Takes every line of a product away: one notice in all, none when there was no such line (decisions row 46). */
export const removeProduct =
  (id: string): CartThunk =>
  async (dispatch, getState) => {
    const line = selectLines(getState()).find((one) => one.id === id);
    if (!line) return;
    dispatch(productRemoved({ id }));
    dispatch(removedNotice(line.name));
  };
