import fc from 'fast-check';
import { noticePlace } from './useNoticePlace';

const viewport = { width: 1280, height: 720 };
const stack = { width: 400, height: 100, viewport, dialog: null, texts: [] };
const aControl = (left: number, top: number, width = 100, height = 44) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('notices stand at the bottom right', () => {
  expect(noticePlace({ ...stack, controls: [] })).toEqual({ right: 0, bottom: 0 });
  expect(noticePlace({ ...stack, controls: [aControl(100, 660)] })).toEqual({ right: 0, bottom: 0 });
});

test('a control in the corner lifts them above itself', () => {
  expect(noticePlace({ ...stack, controls: [aControl(1100, 660)] })).toEqual({ right: 0, bottom: 60 });
});

test('two rows of controls lift them above both where the space between is too small', () => {
  const controls = [aControl(1100, 660), aControl(1100, 540)];
  expect(noticePlace({ ...stack, controls })).toEqual({ right: 0, bottom: 180 });
});

test('they stand beside an open panel that leaves room', () => {
  const dialog = { left: 860, top: 0, right: 1280, bottom: 720 };
  expect(noticePlace({ ...stack, dialog, controls: [aControl(900, 660, 300)] })).toEqual({
    right: 420,
    bottom: 0,
  });
});

test('over a panel as wide as the phone they take the gap between its lines and its buttons', () => {
  const phone = { width: 390, height: 844 };
  const dialog = { left: 0, top: 0, right: 390, bottom: 844 };
  const controls = [aControl(330, 10, 44), aControl(120, 150, 250), aControl(16, 640, 358, 188)];
  expect(noticePlace({ width: 390, height: 100, viewport: phone, dialog, controls, texts: [] })).toEqual({
    right: 0,
    bottom: 204,
  });
});

test('they leave the words of a panel free where there is room, and cover words rather than controls', () => {
  const checkout = aControl(900, 620, 380, 100);
  const subtotal = aControl(900, 540, 380, 80);
  expect(noticePlace({ ...stack, controls: [checkout], texts: [subtotal] }).bottom).toBe(180);
  const lines = aControl(900, 0, 380, 540);
  expect(noticePlace({ ...stack, controls: [checkout, lines], texts: [subtotal] }).bottom).toBe(100);
});

test('wherever the controls are, no place at the right edge covers less', () => {
  const coordinate = fc.integer({ min: 0, max: 700 });
  const boxes = fc.array(
    fc.tuple(coordinate, coordinate).map(([left, top]) => aControl(left + 500, top)),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(boxes, coordinate, (controls, other) => {
      const covered = (bottom: number) => {
        const top = viewport.height - bottom - stack.height;
        return controls.filter(
          (box) => box.right > 880 && box.left < 1280 && box.top < top + stack.height && box.bottom > top,
        ).length;
      };
      const { bottom } = noticePlace({ ...stack, controls });
      expect(bottom + stack.height).toBeLessThanOrEqual(viewport.height);
      const isElsewhereFree = other + stack.height <= viewport.height && covered(other) === 0;
      if (isElsewhereFree) expect(covered(bottom)).toBe(0);
    }),
  );
});
