import { Button } from '@shop/ui/Button';
import { useEffect, useRef, useState } from 'react';
import styles from './EmbedPage.module.css';
import { loadEmbedScript } from './loadEmbedScript';

type Mounted = { unmount: () => void };
type MountModule = { mount: (element: Element, props: { type: string }) => Mounted };
type Container = {
  init: (scope: object) => Promise<void> | void;
  get: (name: string) => Promise<() => MountModule>;
};

export function FederationExample() {
  const place = useRef<HTMLElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'ready' | 'failed'>('idle');
  useEffect(() => () => mounted.current?.unmount(), []);

  const load = async () => {
    setStatus('loading');
    try {
      const container = (await loadEmbedScript('federation/remoteEntry.js')) as Container;
      await container.init({});
      const factory = await container.get('./mount');
      if (place.current) mounted.current = factory().mount(place.current, { type: 'supplies' });
      setStatus('ready');
      place.current?.focus();
    } catch (error) {
      console.warn('The example could not be loaded.', error);
      setStatus('failed');
    }
  };
  return (
    <div className={styles.example} data-example="federation">
      {status === 'ready' ? null : (
        <Button variant="secondary" onClick={load} isBusy={status === 'loading'}>
          Load the live example
        </Button>
      )}
      {status === 'failed' ? <p role="alert">The example could not be loaded. Please try again.</p> : null}
      <section ref={place} aria-label="Live example" tabIndex={-1} />
    </div>
  );
}
