// Imported by each command: what a person can mend is told in a sentence, and is no stack trace.
import { isDiskFull } from '@shop/node/object-store/diskReserve';
import { StoreError } from '@shop/node/object-store/objectStore';
import { UnreadableRegistry } from '@shop/node/object-store/storedRegistry';
import { SettingError } from '@shop/node/settings/readEnvironment';
import { exitWithError, UsageError } from './exitWithError';

function explain(error: Error & { path?: string }) {
  const code = String(Object(error).code);
  if (error instanceof UsageError || error instanceof SettingError) return error.message;
  if (isDiskFull(error))
    return 'The disk is full: nothing was switched. Make room (npm run releases -- --prune) and try again; npm run rollback works without.';
  if (error instanceof UnreadableRegistry)
    return `${error.message}. docs/runbook.md has a chapter on it: "The registry cannot be read".`;
  if (error instanceof StoreError) return `${error.message}.`;
  if (code.startsWith('ERR_PARSE_ARGS')) return `${error.message.split('. ')[0]}. The flags: docs/teams.md.`;
  if (['EROFS', 'EACCES', 'EPERM', 'ENOENT'].includes(code) && error.path)
    return `${error.path} cannot be read or written: ${code}.`;
  return error.stack ?? String(error);
}

process.on('uncaughtException', (error) => exitWithError(explain(error)));
