import { styled } from 'styled-components';
import { ErrorDetails } from './ErrorDetails.tsx';
import { RetryActions } from './RetryActions.tsx';

interface Props {
  /** The region's name in a sentence: "The cart". */
  name: string;
  /** Still loading after a long time. */
  slow?: boolean;
  error?: Error;
  onRetry?: () => void;
}

/** The name of a page's own region, whose panel has the page's only h1. */
const PAGE = 'This page';

/** Replaces a region that has neither code, server HTML nor a fallback. */
export function RegionFailed({ name, slow = false, error, onRetry }: Props) {
  return (
    <Panel role={error ? 'alert' : 'status'}>
      <Heading as={name === PAGE ? 'h1' : 'h2'}>{slow ? `${name} is taking a while.` : `${name} didn’t load.`}</Heading>
      <p>The rest of the store works, and your cart is safe.</p>
      <RetryActions onRetry={onRetry} />
      <ErrorDetails errors={[error]} />
    </Panel>
  );
}

const Panel = styled.section`
  max-width: 65ch;
  margin: var(--space-32) auto;
  padding: var(--space-24);
  background: var(--sand);
  border-radius: var(--radius-card);
`;

const Heading = styled.h2`
  margin: 0 0 var(--space-8);
  font-size: var(--text-22);
`;
