import { Button } from '@paw/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { ErrorDetails } from './ErrorDetails.tsx';
import { type RegionTrouble, useTroubles } from './RegionNotice.tsx';

/** All regions in trouble in one small notice each for what failed and what is slow, however many they are. */
export function RegionNotices() {
  const [edge, setEdge] = useState<HTMLElement | null>(null);
  useEffect(() => setEdge(document.getElementById('notices')), []);
  const troubles = useTroubles();
  if (!edge) return null;
  return createPortal(
    <>
      <Notice
        troubles={troubles.filter(({ slow }) => !slow)}
        says={() => 'didn’t load completely. Links still work.'}
      />
      <Notice
        troubles={troubles.filter(({ slow }) => slow)}
        says={(isOne) => `${isOne ? 'is' : 'are'} taking a while. You can already use the links.`}
      />
    </>,
    edge,
  );
}

interface NoticeProps {
  troubles: readonly RegionTrouble[];
  says: (isOne: boolean) => string;
}

function Notice({ troubles, says }: NoticeProps) {
  const names = [...new Set(troubles.map(({ name }) => name))];
  if (!names.length) return null;
  const retry = () => {
    for (const { onRetry } of troubles) onRetry();
  };
  return (
    <Box>
      <p>
        {inSentence(names)} {says(names.length === 1)}
      </p>
      <Button kind="secondary" onClick={retry}>
        Try again
      </Button>
      <ErrorDetails errors={troubles.map(({ error }) => error)} />
    </Box>
  );
}

/** `The cart, this page, and the newsletter form` */
function inSentence(names: readonly string[]): string {
  const inside = names.map((name, at) => (at ? name.charAt(0).toLowerCase() + name.slice(1) : name));
  return new Intl.ListFormat('en').format(inside);
}

const Box = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 var(--space-12);
  align-items: center;
  padding: var(--space-12) var(--space-16);
  background: var(--paper);
  border: 1px solid var(--field);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  font-size: var(--text-14);
  details {
    grid-column: 1 / -1;
    margin: 0;
  }
`;
