/**
 * How the path of a data route (`isData`) ends that tells the shell's feeds of a remote's pages and products. It lies
 * anywhere in the remote's area; what it answers: ./feeds.
 */
export const FEED = '/feed.json';
