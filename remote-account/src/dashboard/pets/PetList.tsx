import { Button } from '@paw/ui/Button.tsx';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { ActionTrouble } from '../../member/ActionTrouble.tsx';
import { CardList } from '../../member/CardList.ts';
import { News } from '../../member/News.tsx';
import type { Pet } from './myPets.ts';
import { PetCard } from './PetCard.tsx';
import type { usePetEdits } from './usePetEdits.ts';

interface Props {
  pets: readonly Pet[];
  edits: ReturnType<typeof usePetEdits>;
}

/** The pets, above them what happened last, and the way back for the one that went away. */
export function PetList({ pets, edits: { problem, removed, news, remove, putBack } }: Props) {
  return (
    <>
      {problem !== undefined && (
        <ErrorSummary>
          <ActionTrouble problem={problem} />
        </ErrorSummary>
      )}
      {news && (
        <News words={news}>
          {removed && (
            <Button kind="quiet" aria-label={`Undo: keep ${removed.name}`} onClick={() => putBack(removed)}>
              Undo
            </Button>
          )}
        </News>
      )}
      <CardList aria-label="Your pets">
        {pets.map((pet) => (
          <PetCard key={pet.id} pet={pet} onRemove={() => remove(pet)} />
        ))}
      </CardList>
    </>
  );
}
