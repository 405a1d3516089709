import type { Head } from '@paw/contract/remote.ts';
import { rules } from '@paw/rules/rules.ts';
import { useNavigate, useSearchParams } from '@paw/ui/router.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { EmptyState } from '@paw/ui/EmptyState.tsx';
import { accountPaths } from '../frame/accountPaths.ts';
import { DashboardFrame } from '../frame/DashboardFrame.tsx';
import { sectionHead } from '../frame/sectionHead.ts';
import { useMine } from '../../member/useMine.ts';
import { ForPets } from './ForPets.tsx';
import { fetchPets, type Pet } from './myPets.ts';
import { PetForm } from './PetForm.tsx';
import { PetList } from './PetList.tsx';
import { usePetEdits } from './usePetEdits.ts';

export const head = (): Head => sectionHead('Your pets', accountPaths.pets());

/** Whom the member shops for, and what there is for them. The form has an address of its own, so that Back leaves it. */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const mine = useMine(fetchPets);
  const edits = usePetEdits(mine);
  const edited = query.get('edit');
  const saved = async (signal: AbortSignal, name: string) => {
    await edits.saved(signal, name);
    if (!signal.aborted) await navigate(accountPaths.pets(), { replace: true });
  };
  const isEmpty = (pets: Pet[]) => !pets.length && !edited && !edits.removed;
  return (
    <DashboardFrame title="Your pets" mine={mine} empty={(pets) => isEmpty(pets) && <NoPets />}>
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
            <ForPets pets={pets} />
          </>
        );
      }}
    </DashboardFrame>
  );
}

function NoPets() {
  return (
    <EmptyState title="No pets yet" action={<ButtonLink to={accountPaths.pet()}>Add a pet</ButtonLink>}>
      Tell us who you shop for and we’ll suggest what fits. Only you can see this.
    </EmptyState>
  );
}
