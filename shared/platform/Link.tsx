import { type ComponentProps, useContext } from 'react';
import { createPath, parsePath, type To, useLocation } from 'react-router-dom';
import { NavigatorContext } from './routerInternals';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the shop: from its root, or a query or place of the page that is shown. */
  to: To;
  /** True takes the place of the current entry of the history; an address that is there already always does. */
  replace?: boolean | undefined;
  state?: unknown;
  /** True leaves the page scrolled as it is. */
  preventScrollReset?: boolean | undefined;
};

/**
 * A link within the shop. It asks the router for nothing until it is pressed: a page has a hundred of them, and the router's own
 * would each be rendered again by every navigation.
 */
export function Link({ to, replace, state, preventScrollReset = false, onClick, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigatorContext);
  const isHere = rest.target === undefined || rest.target === '_self';
  return (
    <a
      {...rest}
      href={typeof to === 'string' ? to : createPath(to)}
      onClick={(event) => {
        onClick?.(event);
        const isForBrowser =
          event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
        if (!isHere || isForBrowser || event.defaultPrevented) return;
        event.preventDefault();
        navigator[replace ? 'replace' : 'push'](to, state, { preventScrollReset });
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
  const there = (typeof rest.to === 'string' ? parsePath(rest.to) : rest.to).pathname?.toLowerCase() ?? here;
  const isBelow = here.startsWith(there.endsWith('/') ? there : `${there}/`);
  const isCurrent = here === there || (!end && isBelow);
  return <Link aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}
