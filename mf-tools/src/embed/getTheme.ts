import type { Theme } from './publicTypes';

export function getTheme(wanted: string | null): Theme {
  return wanted === 'dark' || wanted === 'auto' ? wanted : 'light';
}
