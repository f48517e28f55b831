import type { Canary } from '../../composition/registry';
import { runReleaseTool } from '../releaseTool';
import type { Verdict } from './judge';

const LIMIT_MS = 60_000;

export async function recordVerdict(
  { name, pointer }: Canary,
  { verdict, reason }: Verdict,
  env: NodeJS.ProcessEnv,
) {
  await runReleaseTool(
    ['release/settleCanary', name, pointer.app, pointer.version, verdict, reason],
    env,
    LIMIT_MS,
  );
}
