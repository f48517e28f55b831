import { retryChunks } from './retryChunks';

function chunkError() {
  return Object.assign(new Error('lost'), { name: 'ChunkLoadError' });
}

test('a file that is lost twice and then found is loaded', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(chunkError())
    .mockRejectedValueOnce(chunkError())
    .mockResolvedValue('page');
  await expect(retryChunks(load)).resolves.toBe('page');
});

test('a file that stays lost is an error after three tries', async () => {
  const load = jest.fn().mockRejectedValue(chunkError());
  await expect(retryChunks(load)).rejects.toThrow('lost');
  expect(load).toHaveBeenCalledTimes(3);
});

test('code that throws is not run again', async () => {
  const load = jest.fn().mockRejectedValue(new Error('boom'));
  await expect(retryChunks(load)).rejects.toThrow('boom');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a file that hung is not waited for once more', async () => {
  const load = jest.fn().mockRejectedValue(Object.assign(chunkError(), { type: 'timeout' }));
  await expect(retryChunks(load)).rejects.toThrow('lost');
  expect(load).toHaveBeenCalledTimes(1);
});
