import { Button } from '@shop/ui/Button';
import { useState } from 'react';
import { CodeSample } from '../CodeSample';

export function CopyCode({ title, code }: { title: string; code: string }) {
  /** What the last press came to, and for which code. */
  const [last, setLast] = useState({ code: '', said: '' });
  const copy = async () => {
    try {
      // Not there on a page without HTTPS.
      await navigator.clipboard.writeText(code);
      setLast({ code, said: 'Copied.' });
    } catch {
      setLast({ code, said: 'Your browser didn’t allow that. Select the text and copy it by hand.' });
    }
  };
  return (
    <div>
      <CodeSample title={title} code={code} />
      <Button variant="secondary" onClick={copy} aria-label={`Copy: ${title}`}>
        Copy
      </Button>
      <p aria-live="polite">{last.code === code ? last.said : ''}</p>
    </div>
  );
}
