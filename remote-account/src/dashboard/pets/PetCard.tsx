import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import { Card } from '@paw/ui/Card.tsx';
import { styled } from 'styled-components';
import { accountPaths } from '../frame/accountPaths.ts';
import { birthdayWords, kindWords, type Pet } from './memberPets.ts';

/** A pet in the list, with its actions. */
export function PetCard({ pet, onRemove }: { pet: Pet; onRemove: () => void }) {
  const { id, name, birthday } = pet;
  return (
    <Card as="li" $ground="paper">
      <Name>{name}</Name>
      <span>{kindWords(pet)}</span>
      {birthday && <span>{birthdayWords(birthday)}</span>}
      <Buttons>
        <ButtonLink kind="quiet" to={accountPaths.pet(id)} aria-label={`Edit: ${name}`}>
          Edit
        </ButtonLink>
        <Button kind="quiet" aria-label={`Remove: ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </Buttons>
    </Card>
  );
}

const Name = styled.strong`
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-24);
`;
