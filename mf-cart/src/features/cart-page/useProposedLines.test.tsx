import { act, renderHook, waitFor } from '@testing-library/react';
import { useProposedLines } from './useProposedLines';

const soy = { id: 'wx-201', name: 'Soy Wax', slug: 'soy-wax', image_url: '/s.webp', price: 1499 };

/** Each request waits until the test answers it. */
function holdRequests() {
  const answers: ((response: Response) => void)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  return answers;
}

test('an answer to an earlier proposal does not replace that of the present one', async () => {
  const answers = holdRequests();
  const [earlier, present] = [[{ id: 'wx-201', quantity: 1 }], [{ id: 'wx-201', quantity: 2 }]];
  const { result, rerender } = renderHook(useProposedLines, { initialProps: earlier });
  await waitFor(() => expect(answers).toHaveLength(1));
  rerender(present);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(Response.json([soy]));
  await waitFor(() => expect(result.current.priced).toMatchObject({ lines: [{ quantity: 2 }] }));
  await act(async () => answers[0]?.(Response.json([soy])));
  expect(result.current.priced).toMatchObject({ status: 'ready', lines: [{ quantity: 2 }] });
});

test('another proposal shows as loading, not with the lines of the one before', async () => {
  const answers = holdRequests();
  const { result, rerender } = renderHook(useProposedLines, {
    initialProps: [{ id: 'wx-201', quantity: 1 }],
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(Response.json([soy]));
  await waitFor(() => expect(result.current.priced.status).toBe('ready'));
  rerender([{ id: 'wx-201', quantity: 3 }]);
  expect(result.current.priced).toEqual({ status: 'loading' });
  await waitFor(() => expect(answers).toHaveLength(2));
});
