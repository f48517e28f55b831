import { SettingError } from '@shop/node/settings/readEnvironment';
import { readConfig, type ShellConfig } from './config';

/** Reads the settings; a wrong one ends the process with a sentence that names it. */
export function readConfigOrExit(): ShellConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
