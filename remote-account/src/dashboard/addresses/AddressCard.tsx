import { Button, ButtonLink } from '@paw/ui/Button.tsx';
import { Card } from '@paw/ui/Card.tsx';
import { styled } from 'styled-components';
import { addressLine } from '@paw/rules/addressRules.ts';
import { accountPaths } from '../frame/accountPaths.ts';
import type { SavedAddress } from './savedAddresses.ts';

interface Props {
  address: SavedAddress;
  onDefault: () => void;
  onDelete: () => void;
}

/** A saved address in the list, with its actions. */
export function AddressCard({ address, onDefault, onDelete }: Props) {
  const { id, name, isDefault } = address;
  const line = addressLine(address);
  return (
    <Card as="li" $ground="paper">
      {isDefault && <Mark>Default address</Mark>}
      <strong>{name}</strong>
      <span>{line}</span>
      <Buttons>
        <ButtonLink kind="quiet" to={`${accountPaths.addresses()}?edit=${id}`} aria-label={`Edit: ${line}`}>
          Edit
        </ButtonLink>
        <Button kind="quiet" aria-label={`Delete: ${line}`} onClick={onDelete}>
          Delete
        </Button>
        {!isDefault && (
          <Button kind="quiet" aria-label={`Make default: ${line}`} onClick={onDefault}>
            Make default
          </Button>
        )}
      </Buttons>
    </Card>
  );
}

const Mark = styled.span`
  color: var(--ok);
  font-size: var(--text-14);
  font-weight: 600;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-24);
`;
