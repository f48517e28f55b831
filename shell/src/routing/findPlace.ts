import { attempt } from '../attempt';

export function findPlace(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(attempt(() => decodeURIComponent(id), id));
}
