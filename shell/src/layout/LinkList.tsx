import type { PageLink } from '@shop/contracts/links';
import { Link } from '@shop/platform';

export function LinkList({ links, className }: { links: PageLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
