import { useSite } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { useState } from 'react';
import styles from './Builder.module.css';
import { BuilderFields } from './BuilderFields';
import { BuilderPreview } from './BuilderPreview';
import { CopyCode } from './CopyCode';
import { firstSettings, type Settings } from './settings';
import { getSnippet, type Integrity } from './snippets';
import { useIntegrity } from './useIntegrity';

const none: Integrity = { version: '', folder: '', files: {} };

function MissingHash({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) {
  if (!hasFailed) return <p>Loading the hash of the live release…</p>;
  return (
    <div role="alert">
      <p>The hash of the live release could not be loaded.</p>
      <Button variant="secondary" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

export function Builder() {
  const { origin } = useSite();
  const [settings, setSettings] = useState<Settings>(firstSettings);
  // A page's style sheet does not reach into a frame.
  const seen = settings.method === 'frame' ? { ...settings, accent: '' } : settings;
  const isPinned = settings.method === 'pinned';
  const { integrity, hasFailed, retry } = useIntegrity(isPinned);
  const snippet = isPinned && !integrity ? null : getSnippet(settings, origin, integrity ?? none);
  return (
    <>
      <fieldset className={styles.fields}>
        <legend>Your calculator</legend>
        <BuilderFields
          settings={settings}
          onChange={(changes) => setSettings((before) => ({ ...before, ...changes }))}
        />
      </fieldset>
      {snippet ? (
        <>
          <CopyCode title="Your code" code={snippet.code} />
          {snippet.css ? <CopyCode title="In your style sheet" code={snippet.css} /> : null}
          <CopyCode
            title="Your policy, where you have one"
            code={`Content-Security-Policy: ${snippet.policy}`}
          />
        </>
      ) : (
        <MissingHash hasFailed={hasFailed} retry={retry} />
      )}
      <BuilderPreview settings={seen} />
    </>
  );
}
