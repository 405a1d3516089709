import { Button } from '@paw/ui/Button.tsx';
import { Field } from '@paw/ui/Field.tsx';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { timeWords } from '@paw/rules/timeWords.ts';
import { SignInRow } from './SignInRow.tsx';
import { SignInForm } from '../../sign-in/SignInForm.tsx';
import { type Typed, typedText } from '../../sign-in/formProblem.ts';
import { useCall } from '../../member/useCall.ts';
import { type Passkey, renamePasskey } from '../../passkey/passkeyCalls.ts';

interface Props {
  passkey: Passkey;
  onRenamed: (passkey: Passkey) => void;
  onRemove: () => void;
}

/** One passkey: its name, which can be changed here, and when it was used. */
export function PasskeyRow({ passkey, onRenamed, onRemove }: Props) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const { pending, problem, run } = useCall();
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const rename = (typed: Typed) =>
    void run(async (signal) => {
      const renamed = await renamePasskey(id, typedText(typed, { name: 'Enter a name.' }).name, signal);
      setOpen(false);
      onRenamed(renamed);
    });
  return (
    <SignInRow ref={row}>
      <div>
        <strong>{name}</strong>
        <small>
          Added {timeWords(createdAt)}, {lastUsedAt === null ? 'not used yet' : `last used ${timeWords(lastUsedAt)}`}
        </small>
      </div>
      <Ways>
        <Button
          kind="quiet"
          aria-label={`Rename ${name}`}
          aria-expanded={isOpen}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          Rename
        </Button>
        <Button kind="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </Ways>
      {isOpen && (
        <Rename>
          <SignInForm action="Save name" pending={pending} problem={problem} submit={rename}>
            {(errors) => (
              <Field label="Passkey name" name="name" autoComplete="off" defaultValue={name} error={errors.name} />
            )}
          </SignInForm>
        </Rename>
      )}
    </SignInRow>
  );
}

const Ways = styled.div`
  display: flex;
  gap: 0 var(--space-16);
`;

const Rename = styled.div`
  flex-basis: 100%;
`;
