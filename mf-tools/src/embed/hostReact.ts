import type { WrapperReact } from './reactCalculator';

/** A version of a module that a federation host shares. */
type SharedModule = {
  get: () => unknown;
  /** The factory, once somebody uses this version. */
  lib?: () => unknown;
  loaded?: unknown;
};
export type ShareScope = { [name: string]: { [version: string]: SharedModule } | undefined };

const OLDEST_MAJOR = 17;

function byVersion(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** The React that the host uses: the version that is in use, otherwise the newest. @throws where it shares none */
export async function hostReact(scope: ShareScope): Promise<WrapperReact> {
  const offered = Object.entries(scope.react ?? {})
    .filter(([version]) => Number.parseInt(version, 10) >= OLDEST_MAJOR)
    .sort(([one], [other]) => byVersion(other, one));
  const [, chosen] = offered.find(([, { lib, loaded }]) => lib ?? loaded) ?? offered[0] ?? [];
  if (!chosen) {
    throw new Error(
      "candle_calculators: the host shares no React from 17 on. Add shared: { react: { singleton: true } } to its Module Federation settings, or use './mount'.",
    );
  }
  const factory = chosen.lib ?? (await chosen.get());
  const react: unknown = typeof factory === 'function' ? factory() : factory;
  const found = [react, (react as { default?: unknown } | null)?.default].find(isReact);
  if (!found) throw new Error('candle_calculators: what the host shares as react is no React.');
  return found;
}

function isReact(value: unknown): value is WrapperReact {
  return typeof value === 'object' && value !== null && 'createElement' in value && 'useEffect' in value;
}
