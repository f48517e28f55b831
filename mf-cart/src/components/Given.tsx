import { inertJson } from '@shop/domain/seo/head';
import { useSearchParams } from '@shop/platform';
import { useMemo } from 'react';

/**
 * What the shell's server has given this page to show: there it stands in the query, in the browser in the HTML, where `Given`
 * has put it. Undefined where it has given nothing.
 */
export function useGiven<Value>(name: string): Value | undefined {
  const [query] = useSearchParams();
  const text = __SERVER__ ? query.get(name) : document.getElementById(name)?.textContent;
  return useMemo(() => (text ? JSON.parse(text) : undefined), [text]);
}

/** Keeps what the server was given in the HTML, so that the browser begins with the same page. */
export function Given({ name, value }: { name: string; value: unknown }) {
  return (
    <script
      id={name}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: inertJson escapes what could end the element
      dangerouslySetInnerHTML={{ __html: inertJson(value) }}
    />
  );
}
