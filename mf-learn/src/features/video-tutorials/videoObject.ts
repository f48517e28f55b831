/** VideoObject of a video that can be watched. It needs a known upload date: without one there is no markup (rule search.video). */
export function videoObject(entry: {
  name: string;
  description: string;
  thumbnail: string;
  /** ISO date. */
  uploadDate: string;
  minutes: number;
  embedUrl: string;
}) {
  return {
    '@type': 'VideoObject',
    name: entry.name,
    description: entry.description,
    thumbnailUrl: [entry.thumbnail],
    uploadDate: entry.uploadDate,
    duration: `PT${entry.minutes}M`,
    embedUrl: entry.embedUrl,
  };
}
