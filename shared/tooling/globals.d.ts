declare module '*.module.css' {
  const classNames: Record<string, string>;
  export default classNames;
}
declare module '*.css';

/** Version of the release that this code was built into. */
declare const __VERSION__: string;
/** Origin of files and pictures where it is not the shop's own; '' else. */
declare const __ASSETS_ORIGIN__: string;
/** Semantic version of the embedded calculators; in their builds only. */
declare const __EMBED_VERSION__: string;
