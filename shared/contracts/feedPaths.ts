/** Ending of the data route (`isData`) that describes a remote's pages and products to the shell's feeds (./feeds). */
export const FEED = '/feed.json';
