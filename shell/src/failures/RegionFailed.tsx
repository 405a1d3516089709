import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ErrorDetails } from './ErrorDetails.tsx';

interface Props {
  /** How the region is called in a sentence: "The cart". */
  name: string;
  /** Still loading, and has been for a while. */
  slow?: boolean;
  error?: Error;
  onRetry?: () => void;
}

/** What a page's own region is called: its panel has the page's one h1. */
const PAGE = 'This page';

/** Shown in a region's place when there is nothing else to show there. */
export function RegionFailed({ name, slow = false, error, onRetry }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Panel role={error ? 'alert' : 'status'}>
      <Heading as={name === PAGE ? 'h1' : 'h2'}>{slow ? `${name} is taking a while.` : `${name} didn’t load.`}</Heading>
      <p>The rest of the store works, and your cart is safe.</p>
      <Ways>
        {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
        <ButtonLink kind="secondary" to={pathname + search} reloadDocument>
          Reload this page
        </ButtonLink>
      </Ways>
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

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin: var(--space-16) 0 0;
`;
