export function SnuffedCandle({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 120 150"
      width="120"
      height="150"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="60" cy="140" rx="44" ry="6" fill="var(--color-line)" />
      <path d="M30 70h60v58a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10V70Z" fill="var(--color-surface)" />
      <path
        d="M30 82c8-5 15 4 30 0s22 4 30 0v46a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10V82Z"
        fill="var(--color-cream)"
      />
      <path
        d="M30 70h60v58a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10V70Z"
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="2.5"
      />
      <path
        d="M60 82V62c0-3 2-4 4-6"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M65 48c-9-7 8-13 0-20s-9-11-3-18"
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="64" cy="55" r="3" fill="var(--color-ember)" />
    </svg>
  );
}
