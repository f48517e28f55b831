import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { root } from '../paths';
import type { BuildOptions } from './terminalOptions';

type Configurations = {
  default: (options: Partial<BuildOptions>) => Configuration[];
  afterBuild?: (built: { outputPath: string; version?: string }) => Promise<void>;
};

/** By URL: Windows imports no absolute path. */
export function loadConfigs(workspace: string): Promise<Configurations> {
  return import(pathToFileURL(path.join(root, workspace, 'rspack.config.mjs')).href);
}
