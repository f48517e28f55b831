import type { Theme } from './publicTypes';

/** The look that a site asks for; 'auto' is what the person's device says, at every moment. Anything else is light. */
export function getTheme(wanted: string | null): Theme {
  return wanted === 'dark' || wanted === 'auto' ? wanted : 'light';
}
