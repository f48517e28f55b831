import { useSearchParams, useSite } from '@shop/platform';
import { presetNames } from '../../embed/calculatorTypes';

export function OembedLink({ path, title }: { path: string; title: string }) {
  const { origin } = useSite();
  const [params] = useSearchParams();
  const fields = new URLSearchParams();
  for (const name of presetNames) {
    const value = params.get(name);
    if (value) fields.set(name, value);
  }
  const text = fields.toString();
  const url = `${origin}${path}${text && `?${text}`}`;
  const endpoint = `${origin}/embed/oembed?${new URLSearchParams({ url, format: 'json' })}`;
  return <link rel="alternate" type="application/json+oembed" href={endpoint} title={title} />;
}
