import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The shape of the content that is loading. */
export type SkeletonShape = 'line' | 'title' | 'control' | 'picture';

/** A placeholder for content that is loading. `LoadingWords` announces it, once per page. */
export function Skeleton({ shape = 'line', lines = 1 }: { shape?: SkeletonShape; lines?: number }) {
  return Array.from({ length: lines }, (_, line) => (
    <Block key={line} $shape={shape} $last={lines > 1 && line === lines - 1} aria-hidden />
  ));
}

/** The announcement of loading, for screen readers. SPEC 2. */
export function LoadingWords() {
  return <VisuallyHidden role="status">Loading...</VisuallyHidden>;
}

const breathe = keyframes`
  50% {
    opacity: 0.5;
  }
`;

const heights = {
  line: '1em',
  title: 'var(--text-28)',
  control: 'var(--control)',
  picture: 'auto',
};

const margins = {
  line: '0.25em',
  title: '0 var(--space-12)',
  control: 'var(--space-12) 0',
  picture: '0 var(--space-12)',
};

const radii = {
  line: 'var(--space-4)',
  title: 'var(--radius-field)',
  control: 'var(--radius-round)',
  picture: 'var(--radius-card)',
};

/* The border is for forced colors, which remove the background. */
const Block = styled.span<{ $shape: SkeletonShape; $last: boolean }>`
  display: block;
  width: ${({ $last }) => ($last ? '60%' : '100%')};
  height: ${({ $shape }) => heights[$shape]};
  aspect-ratio: ${({ $shape }) => ($shape === 'picture' ? '1' : 'auto')};
  margin-block: ${({ $shape }) => margins[$shape]};
  background: var(--line);
  border: 1px solid transparent;
  border-radius: ${({ $shape }) => radii[$shape]};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
