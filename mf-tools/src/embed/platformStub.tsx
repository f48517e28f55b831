import type { ComponentProps } from 'react';

/** Stands for @shop/platform on other sites: there is no router, a link is a link. */
export function Link({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return <a href={to} {...rest} />;
}
