import {
  chooseConsent,
  type ConsentChoice as Choice,
  onConsentChanged,
  readConsent,
} from '@paw/contract/consentStorage.ts';
import type { Statistics } from '@paw/contract/site.ts';
import { Button } from '@paw/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const words: Record<Choice, string> = {
  accepted: 'You agreed to visit statistics.',
  refused: 'You declined visit statistics. We load nothing for them.',
};

/** Shows the choice, and lets the shopper change it. */
export function ConsentChoice({ statistics: { url, by } }: { statistics: Statistics }) {
  // Undefined until hydration: the HTML is the same for everyone.
  const [choice, setChoice] = useState<Choice | 'none'>();
  useEffect(() => {
    setChoice(readConsent(url) ?? 'none');
    return onConsentChanged(url, setChoice);
  }, [url]);
  return (
    <>
      <p>
        With your consent, a script from {by} counts visits: which pages people read, and on which kind of device. The
        store works the same either way. You can change your mind here anytime.
      </p>
      <p role="status">
        {choice === undefined
          ? '\u00a0'
          : choice === 'none'
            ? 'You haven’t chosen yet, so we load nothing.'
            : words[choice]}
      </p>
      <Row>
        <Button kind="secondary" aria-pressed={choice === 'refused'} onClick={() => chooseConsent(url, 'refused')}>
          Decline
        </Button>
        <Button kind="secondary" aria-pressed={choice === 'accepted'} onClick={() => chooseConsent(url, 'accepted')}>
          Accept
        </Button>
      </Row>
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin-bottom: var(--space-24);
  @media (scripting: none) {
    display: none;
  }
`;
