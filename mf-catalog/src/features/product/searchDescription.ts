/** Search engines cut longer ones, and shorter ones get the shop's tagline (rule search.lengths). */
const MIN_LENGTH = 120;
const MAX_LENGTH = 160;

/** The summary and as many whole sentences of the description as fit: none is cut in its middle. */
export function searchDescription(summary: string, description: string[]): string {
  const sentences = description.flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/));
  return sentences.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return text.length < MIN_LENGTH && longer.length <= MAX_LENGTH ? longer : text;
  }, summary);
}
