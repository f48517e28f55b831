import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** Milliseconds after which a remote's script counts as lost. */
const SCRIPT_LIMIT_MS = 8000;
/** Pauses before the tries with a changed address, ms. */
const RETRY_PAUSES_MS = [300, 900];

/** Runs in the shell's federation instance: a time limit for every script, and retries with a changed address. */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'shop-loading',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      return { script, timeout: SCRIPT_LIMIT_MS };
    },
    loadEntryError: (async ({
      getRemoteEntry,
      origin,
      remoteInfo,
      remoteEntryExports,
      globalLoading,
      uniqueKey,
    }) => {
      for (const [index, pause] of RETRY_PAUSES_MS.entries()) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        delete globalLoading[uniqueKey];
        try {
          const entry = await getRemoteEntry({
            origin,
            remoteInfo,
            remoteEntryExports,
            // The browser answers a failed address from its memory; a changed one is asked for anew.
            getEntryUrl: (url: string) => `${url}?retry=${index + 1}`,
            _inErrorHandling: true,
          });
          if (entry) return entry;
        } catch {
          // The next pause, or the caller's failure panel.
        }
      }
      return undefined;
      // The runtime awaits the result; its type asks for a promise of a promise.
    }) as ModuleFederationRuntimePlugin['loadEntryError'],
  };
}
