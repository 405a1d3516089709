import { Button } from '@paw/shared/ui/Button.tsx';
import { ErrorSummary } from '@paw/shared/ui/ErrorSummary.tsx';
import { PlainList } from '@paw/shared/ui/PlainList.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ActionTrouble } from '../frame/ActionTrouble.tsx';
import { AddressCard } from './AddressCard.tsx';
import { addressLine, type SavedAddress } from './savedAddresses.ts';
import type { useAddressEdits } from './useAddressEdits.ts';

interface Props {
  addresses: readonly SavedAddress[];
  edits: ReturnType<typeof useAddressEdits>;
}

/** The saved addresses, above them what happened last, and the way back for the one that went away. */
export function AddressList({ addresses, edits: { problem, deleted, news, ...edits } }: Props) {
  const said = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone, or the form is: reading goes on at what came of it.
  useEffect(() => {
    if (news) said.current?.focus();
  }, [news]);
  return (
    <>
      {problem !== undefined && (
        <ErrorSummary>
          <ActionTrouble problem={problem} />
        </ErrorSummary>
      )}
      {news && (
        <News>
          <p ref={said} role="status" tabIndex={-1}>
            {news}
          </p>
          {deleted && (
            <Button
              kind="quiet"
              aria-label={`Undo: keep ${addressLine(deleted)}`}
              onClick={() => edits.putBack(deleted)}
            >
              Undo
            </Button>
          )}
        </News>
      )}
      <Cards aria-label="Your addresses">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onDefault={() => edits.makeDefault(address)}
            onDelete={() => edits.remove(address)}
          />
        ))}
      </Cards>
    </>
  );
}

const News = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  margin-bottom: var(--space-16);
  padding: var(--space-4) var(--space-16);
  border-radius: var(--radius-field);
  background: var(--sand);
  p {
    margin: var(--space-8) 0;
  }
  p:focus {
    outline: none;
    box-shadow: none;
  }
`;

const Cards = styled(PlainList)`
  display: grid;
  gap: var(--space-16);
  margin-bottom: var(--space-24);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
