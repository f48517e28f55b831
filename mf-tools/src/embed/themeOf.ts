/** The look that a site asks for: 'auto' is what the person's device says at that moment. */
export function themeOf(wanted: string | null): 'light' | 'dark' {
  if (wanted !== 'auto') return wanted === 'dark' ? 'dark' : 'light';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
