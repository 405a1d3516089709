import { Drawing } from './Drawing.tsx';

/** A basket to fill, and the ball that rolled out of it. */
export function EmptyBasket() {
  return (
    <Drawing>
      <ellipse cx="100" cy="130" rx="86" ry="11" fill="var(--sand)" />
      <path d="M58 70C58 8 134 8 134 70" fill="none" stroke="var(--pine-deep)" strokeWidth="7" strokeLinecap="round" />
      <path d="M40 72h112l-10 52c-1 6-5 9-11 9H61c-6 0-10-3-11-9z" fill="var(--pine)" />
      <path
        d="M62 86l5 34M84 86l2 34M108 86l-2 34M130 86l-5 34M47 97h98M51 113h90"
        stroke="var(--paper)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".45"
      />
      <rect x="34" y="64" width="124" height="16" rx="8" fill="var(--pine-deep)" />
      <circle cx="170" cy="117" r="16" fill="var(--marigold)" />
      <path
        d="M157 108c8 2 18 2 26 0M157 126c8-2 18-2 26 0"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
