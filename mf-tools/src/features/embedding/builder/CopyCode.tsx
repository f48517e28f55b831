import { Button } from '@shop/ui/Button';
import { useState } from 'react';
import { CodeSample } from '../CodeSample';

/** A snippet with a button that copies it. */
export function CopyCode({ title, code }: { title: string; code: string }) {
  const [copied, setCopied] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(code),
      () => setHasFailed(true),
    );
  return (
    <div>
      <CodeSample title={title} code={code} />
      <Button variant="secondary" onClick={copy} aria-label={`Copy: ${title}`}>
        Copy
      </Button>
      <p aria-live="polite">
        {copied === code ? 'Copied.' : ''}
        {hasFailed ? 'Your browser did not allow that. Select the text and copy it by hand.' : ''}
      </p>
    </div>
  );
}
