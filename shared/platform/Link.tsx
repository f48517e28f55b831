import { type ComponentProps, useContext } from 'react';
import { createPath, parsePath, type To, useLocation } from 'react-router-dom';
import { NavigatorContext } from './routerInternals';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** From the shop's root, or a query or hash of the current page. */
  to: To;
  /** Replaces the history entry; a link to the current address always does. */
  replace?: boolean | undefined;
  state?: unknown;
  preventScrollReset?: boolean | undefined;
};

/** Reads the router only when pressed: the router's own links render again on every navigation. */
export function Link({ to, replace, state, preventScrollReset = false, onClick, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigatorContext);
  const isHere = rest.target === undefined || rest.target === '_self';
  return (
    <a
      {...rest}
      href={typeof to === 'string' ? to : createPath(to)}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
        onClick?.(event);
        if (!isHere || event.defaultPrevented) return;
        event.preventDefault();
        navigator[replace ? 'replace' : 'push'](to, state, { preventScrollReset });
      }}
    />
  );
}

type NavLinkProps = LinkProps & { end?: boolean };

export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const there = (typeof rest.to === 'string' ? parsePath(rest.to) : rest.to).pathname?.toLowerCase() ?? here;
  const isBelow = here.startsWith(there.endsWith('/') ? there : `${there}/`);
  const isCurrent = here === there || (!end && isBelow);
  return <Link aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}
