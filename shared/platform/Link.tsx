import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the shop. */
  to: To;
  /** True takes the place of the current entry of the history; an address that is there already always does. */
  replace?: boolean | undefined;
  state?: unknown;
  /** True leaves the page scrolled as it is. */
  preventScrollReset?: boolean | undefined;
};

/**
 * A link within the shop. It is made of the router's own hooks: the router's component brings the prefetching of its
 * framework along, three kilobytes that this shop has no use for.
 */
export function Link({ to, replace, state, preventScrollReset = false, onClick, ...rest }: LinkProps) {
  const isReplacing = replace === undefined ? {} : { replace };
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { ...isReplacing, state, preventScrollReset });
  const isHere = rest.target === undefined || rest.target === '_self';
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (isHere && !event.defaultPrevented) follow(event);
      }}
    />
  );
}

type NavLinkProps = LinkProps & {
  /** True where addresses below this one are other places. */
  end?: boolean;
};

/** A link that says when it leads to where one is. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const there = useResolvedPath(rest.to).pathname.toLowerCase();
  const isBelow = here.startsWith(there.endsWith('/') ? there : `${there}/`);
  const isCurrent = here === there || (!end && isBelow);
  return <Link aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}
