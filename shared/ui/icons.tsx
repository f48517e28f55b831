import type { ReactNode } from 'react';

export function Icon({ d, children }: { d?: string; children?: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {d ? <path d={d} /> : children}
    </svg>
  );
}

export const SearchIcon = () => <Icon d="M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0M16 16l4.5 4.5" />;
export const CartIcon = () => <Icon d="M6 8h12l1 12H5L6 8ZM9 10V7a3 3 0 0 1 6 0v3" />;
export const MenuIcon = () => <Icon d="M4 7h16M4 12h16M4 17h16" />;
export const CloseIcon = () => <Icon d="m6 6 12 12M18 6 6 18" />;
export const ChevronIcon = () => <Icon d="m7 10 5 5 5-5" />;
