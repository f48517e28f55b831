export function DroppedItems({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p>
      We left {count === 1 ? '1 item' : `${count} items`} out of your list, because we don’t sell{' '}
      {count === 1 ? 'it' : 'them'} or can’t ship that many.
    </p>
  );
}
