import type { Canary } from '../../composition/registry';
import { type Places, runTool, TOOL } from '../releaseTool';
import type { Verdict } from './judge';

const LIMIT_MS = 60_000;

export async function recordVerdict(places: Places, canary: Canary, { verdict, reason }: Verdict) {
  const { app, version } = canary.pointer;
  const words = ['release/recordVerdict', canary.name, app, version, verdict, reason];
  await runTool(TOOL, words, places, LIMIT_MS);
}
