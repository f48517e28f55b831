import type { Order } from '@shop/contracts/checkout';
import { useEffect, useState } from 'react';
import { fetchProductFacts } from '../checkout/cartService';

/** Picture addresses by product id; empty until loaded, and after a failure. */
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
        // The order stays readable without pictures.
      },
    );
    return () => {
      hasLeft = true;
    };
  }, [ids]);
  return pictures;
}
