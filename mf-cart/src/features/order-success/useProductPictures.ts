import type { Order } from '@shop/contracts/checkout';
import { useEffect, useState } from 'react';
import { fetchProductFacts } from '../checkout/cartService';

/** Addresses of the pictures of what was ordered, by product id. Empty until they are known, or where they cannot be. */
export function useProductPictures(lines: Order['lines']): Map<string, string> {
  const [pictures, setPictures] = useState(new Map<string, string>());
  const ids = lines.map(({ id }) => id).join();
  useEffect(() => {
    let hasLeft = false;
    fetchProductFacts().then(
      (facts) => {
        const wanted = facts.filter(({ id }) => ids.split(',').includes(id));
        if (!hasLeft) setPictures(new Map(wanted.map(({ id, image = '' }) => [id, image])));
      },
      () => {
        // The order is told in words all the same.
      },
    );
    return () => {
      hasLeft = true;
    };
  }, [ids]);
  return pictures;
}
