import { longDate } from '@paw/rules/longDate.ts';
import { returnReasons } from '@paw/rules/returnRules.ts';
import { Card } from '@paw/ui/Card.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { styled } from 'styled-components';
import type { Returnable } from './returnRequest.ts';
import { ReturnPhotos } from './ReturnPhotos.tsx';

type Return = Returnable['returns'][number];

/** The returns of an order and their status; nothing when there are none. */
export function ReturnList({ reference, returns }: { reference: string; returns: readonly Return[] }) {
  const id = useElementId();
  if (!returns.length) return null;
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>Your returns</h2>
      <List>
        {returns.map(({ id: key, state, at, lines, words, photos }) => (
          <Card as="li" $ground="sand" key={key}>
            <strong>{returnWords[state]}</strong>
            <span>Requested {longDate(at)}</span>
            <PlainList>
              {lines.map(({ position, title, quantity, reason }) => (
                <li key={position}>
                  {quantity} × {title}: {reasonWords(reason)}
                </li>
              ))}
            </PlainList>
            {words && <p>{words}</p>}
            <ReturnPhotos reference={reference} returnId={key} photos={photos} />
          </Card>
        ))}
      </List>
    </Frame>
  );
}

const returnWords: Record<Return['state'], string> = {
  requested: 'Under review. We’ll email you.',
  approved: 'Approved. Please mail it to us.',
  refused: 'Not accepted',
  received: 'Received',
  refunded: 'Refunded',
};

const reasonWords = (slug: string): string => returnReasons.find((one) => one.slug === slug)?.label ?? 'Something else';

const Frame = styled.section`
  margin-bottom: var(--space-32);
`;

const List = styled(PlainList)`
  display: grid;
  gap: var(--space-16);
  p {
    margin: var(--space-8) 0 0;
  }
`;
