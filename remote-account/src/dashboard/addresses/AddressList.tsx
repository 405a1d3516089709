import { Button } from '@paw/ui/Button.tsx';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { ActionTrouble } from '../../member/ActionTrouble.tsx';
import { CardList } from '../../member/CardList.ts';
import { News } from '../../member/News.tsx';
import { AddressCard } from './AddressCard.tsx';
import { addressLine } from '@paw/rules/addressRules.ts';
import type { SavedAddress } from './savedAddresses.ts';
import type { useAddressEdits } from './useAddressEdits.ts';

interface Props {
  addresses: readonly SavedAddress[];
  edits: ReturnType<typeof useAddressEdits>;
}

/** The saved addresses, above them what happened last, and the way back for the one that went away. */
export function AddressList({ addresses, edits: { problem, deleted, news, ...edits } }: Props) {
  return (
    <>
      {problem !== undefined && (
        <ErrorSummary>
          <ActionTrouble problem={problem} />
        </ErrorSummary>
      )}
      {news && (
        <News words={news}>
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
      <CardList aria-label="Your addresses">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onDefault={() => edits.makeDefault(address)}
            onDelete={() => edits.remove(address)}
          />
        ))}
      </CardList>
    </>
  );
}
