import type { Head } from '@paw/contract/remote.ts';
import { rules } from '@paw/rules/rules.ts';
import { useNavigate, useSearchParams } from '@paw/ui/router.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { accountPaths } from '../frame/accountPaths.ts';
import { DashboardFrame, sectionHead } from '../frame/DashboardFrame.tsx';
import { useMemberData } from '../../member/useMemberData.ts';
import { PetRecommendations } from './PetRecommendations.tsx';
import { deletePet, factsOf, fetchPets, type Pet, savePet } from './memberPets.ts';
import { PetCard } from './PetCard.tsx';
import { EditedList } from '../../member/EditedList.tsx';
import { type ListEdits, useListEdits } from '../../member/useListEdits.ts';
import { PetForm } from './PetForm.tsx';

export const head = (): Head => sectionHead('Your pets', accountPaths.pets());

/** A member's pets, and products for them. The form has a URL of its own, so that Back leaves it. */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const loaded = useMemberData(fetchPets);
  const edits = useListEdits(loaded, fetchPets);
  const edited = query.get('edit');
  const saved = async (signal: AbortSignal, name: string) => {
    await edits.reload(signal, `${name} is saved.`);
    if (!signal.aborted) await navigate(accountPaths.pets(), { replace: true });
  };
  const isEmpty = (pets: Pet[]) => !pets.length && !edited && !edits.deleted;
  return (
    <DashboardFrame title="Your pets" loaded={loaded} empty={(pets) => isEmpty(pets) && <NoPets />}>
      {(pets) => {
        const pet = pets.find(({ id }) => id === edited);
        if (edited === 'new' || pet) return <PetForm key={edited} pet={pet} onSaved={saved} />;
        return (
          <>
            <PetList pets={pets} edits={edits} />
            {pets.length < rules.accounts.mostPets ? (
              <ButtonLink to={accountPaths.pet()}>Add a pet</ButtonLink>
            ) : (
              <p>You’ve reached the limit of {rules.accounts.mostPets} pets.</p>
            )}
            <PetRecommendations pets={pets} />
          </>
        );
      }}
    </DashboardFrame>
  );
}

function PetList({ pets, edits }: { pets: readonly Pet[]; edits: ListEdits<Pet> }) {
  const remove = (pet: Pet) => edits.change((signal) => deletePet(signal, pet.id), `Removed: ${pet.name}`, pet);
  const restore = (pet: Pet) => edits.change((signal) => savePet(signal, factsOf(pet)), `Restored: ${pet.name}`);
  return (
    <EditedList label="Your pets" edits={edits} nameOf={({ name }) => name} onRestore={restore}>
      {pets.map((pet) => (
        <PetCard key={pet.id} pet={pet} onRemove={() => remove(pet)} />
      ))}
    </EditedList>
  );
}

function NoPets() {
  return (
    <EmptyState title="No pets yet" action={<ButtonLink to={accountPaths.pet()}>Add a pet</ButtonLink>}>
      Tell us who you shop for and we’ll suggest what fits. Only you can see this.
    </EmptyState>
  );
}
