import { PawShape } from '../Paw.tsx';
import { Drawing } from './Drawing.tsx';

/** Somebody looks over the rim of an empty bowl. */
export function EmptyBowl() {
  return (
    <Drawing>
      <ellipse cx="100" cy="130" rx="86" ry="11" fill="var(--sand)" />
      <path
        d="M58 84V36c0-5 5-7 9-4l17 13c10-3 22-3 32 0l17-13c4-3 9-1 9 4v48z"
        fill="var(--dog)"
        stroke="var(--soft)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M65 42v16l12-9zM135 42v16l-12-9z" fill="var(--cat)" />
      <ellipse cx="82" cy="66" rx="4.5" ry="5.5" fill="var(--ink)" />
      <ellipse cx="118" cy="66" rx="4.5" ry="5.5" fill="var(--ink)" />
      <circle cx="83.5" cy="64" r="1.5" fill="var(--paper)" />
      <circle cx="119.5" cy="64" r="1.5" fill="var(--paper)" />
      <path d="M96 75h8l-4 5z" fill="var(--sale)" />
      <ellipse cx="100" cy="90" rx="58" ry="9" fill="var(--pine-deep)" />
      <path d="M42 90c0 5 26 9 58 9s58-4 58-9l9 32c2 7-29 12-67 12s-69-5-67-12z" fill="var(--pine)" />
      <g fill="var(--marigold)" transform="translate(86 102) scale(.875)">
        <PawShape />
      </g>
    </Drawing>
  );
}
