import { PawShape } from '../Paw.tsx';
import { Drawing } from './Drawing.tsx';

/** Prints that lead to a glass, with nothing below it. */
export function NothingFound() {
  return (
    <Drawing>
      <ellipse cx="100" cy="130" rx="86" ry="11" fill="var(--sand)" />
      <path d="M133 92l27 27" stroke="var(--pine-deep)" strokeWidth="14" strokeLinecap="round" />
      <circle cx="104" cy="62" r="44" fill="var(--bird)" stroke="var(--pine)" strokeWidth="9" />
      <path d="M76 58c2-14 12-23 26-25" fill="none" stroke="var(--paper)" strokeWidth="5" strokeLinecap="round" />
      <g fill="var(--marigold)">
        <Print at="translate(10 106) rotate(24)" />
        <Print at="translate(50 104) rotate(58)" />
        <Print at="translate(14 66) rotate(6)" />
      </g>
      <path
        d="M95 66c0-13 19-12 19-1 0 8-9 8-9 16"
        fill="none"
        stroke="var(--pine)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="105" cy="91" r="3.5" fill="var(--pine)" />
    </Drawing>
  );
}

function Print({ at }: { at: string }) {
  return (
    <g transform={`${at} scale(.7)`}>
      <PawShape />
    </g>
  );
}
