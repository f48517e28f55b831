/** CSS Modules: class names by their name in the file. */
declare module '*.module.css' {
  const classNames: Record<string, string>;
  export default classNames;
}
declare module '*.css';

/** True in the build that the shell server evaluates, false in the browser's build. */
declare const __SERVER__: boolean;
/** Version of the release that this code was built into. */
declare const __VERSION__: string;
/** Origin of files and pictures where it is not the shop's own; '' else. */
declare const __ASSETS_ORIGIN__: string;
/** Semantic version of the embedded calculators; in their builds only. */
declare const __EMBED_VERSION__: string;
