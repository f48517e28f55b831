import { useEffect } from 'react';

const ADDRESS = '/tools-sw.js';

export function useOfflineTools() {
  useEffect(() => {
    // Releases only: in development the files change under their addresses.
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const start = () => {
      register().catch((error) => console.warn('The tools are not kept for offline use.', error));
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);
}

async function register() {
  // The shopper may be on another page when the worker is ready.
  const page = location.pathname;
  await navigator.serviceWorker.register(ADDRESS, { scope: '/' });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/r/'));
  const channel = new MessageChannel();
  // Said in the document, so that anyone can tell when the tools may be used offline.
  channel.port1.onmessage = () => {
    document.documentElement.dataset.tools = 'offline-ready';
  };
  const files = loaded.map(({ pathname }) => pathname);
  active?.postMessage({ type: 'keep', page, files }, [channel.port2]);
}
