import { inertJson } from '@shop/domain/seo/head';
import { useSearchParams } from '@shop/platform';
import { useMemo } from 'react';

/** The data that the shell's server passed to this page: on the server in the query, in the browser in the HTML. */
export function useServerData<Value>(name: string): Value | undefined {
  const [query] = useSearchParams();
  const text = __SERVER__ ? query.get(name) : document.getElementById(name)?.textContent;
  return useMemo(() => (text ? JSON.parse(text) : undefined), [text]);
}

/** Writes the server's data into the HTML for hydration. */
export function ServerData({ name, value }: { name: string; value: unknown }) {
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
