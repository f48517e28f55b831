import { exitWithError } from '../exitWithError';
import type { ReleaseVerdict } from './registry';

/** Exit code of a command that has found nothing out: EX_TEMPFAIL of sysexits.h. */
const NOT_JUDGED = 75;

export function printVerdict({ verdict, sentence, faults = [], notes = [] }: ReleaseVerdict) {
  if (verdict === 'not judged') exitWithError(sentence, NOT_JUDGED);
  if (verdict === 'refused' || verdict === 'failed')
    exitWithError([sentence, ...faults.map((fault) => `- ${fault}`), ...notes].join('\n'));
  for (const fault of new Set(faults)) console.log(`To go live it would have to lose this: ${fault}`);
  for (const line of [sentence, ...notes]) console.log(line);
}
