export function joinWords(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
