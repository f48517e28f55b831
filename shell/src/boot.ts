import type { RemoteComponentName, RemoteName } from '@shop/contracts/remotes';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import type { PageFailure } from './routing/openPage';

/** Files of the chunks of a build by the chunks' ids, without their endings. */
export type ChunkTable = Record<'js' | 'css', Record<string, string>>;

export type Composition = Record<RemoteName, { version: string; segments: string[]; entry: string }>;

/** What the server tells the browser, as inert JSON in the page. Equal for every visitor. */
export type Boot = {
  composition: Composition;
  compositionId: string;
  shellVersion: string;
  chunks: ChunkTable | undefined;
  site: SiteConfig;
  fragments: RemoteComponentName[];
  failure: PageFailure | null;
  /** False in a page that the server did not render: the browser renders it whole. */
  isRendered: boolean;
  styles: string[];
  inlineStyles: string[];
  /** Scripts that this page will need, all asked for when it has been painted. */
  scripts: string[];
  /** What the browser may fetch ahead by itself. The HTML holds no inline script: the first one puts it into the page. */
  speculationRules: string;
  /** Hashes of scripts and remotes' entries by address, where another origin gives them. */
  integrity?: Record<string, string>;
};

export const BOOT_ID = 'boot';
