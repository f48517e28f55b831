/** Ending of the data route (`isData`) that describes a remote's pages to the shell's sitemap (./feeds). */
export const FEED = '/feed.json';
