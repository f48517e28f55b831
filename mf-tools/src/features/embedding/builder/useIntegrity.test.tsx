import { act, renderHook, waitFor } from '@testing-library/react';
import { useIntegrity } from './useIntegrity';

test('hashes that are here are not asked for again', async () => {
  const ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ files: {} }));
  const { result, rerender } = renderHook(useIntegrity, { initialProps: true });
  await waitFor(() => expect(result.current.integrity).not.toBeNull());
  rerender(false);
  await act(async () => rerender(true));
  expect(ask).toHaveBeenCalledTimes(1);
});
