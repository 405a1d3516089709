import { Field } from '@paw/ui/Field.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** "Password" by default, and `password`. */
  label?: string;
  name?: string;
  /** Whether a password manager offers the stored password or generates one. */
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  error?: string;
}

/** A password field with a button that shows the password. */
export function PasswordField({ label = 'Password', name = 'password', ...props }: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Frame>
      <Field
        {...props}
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Show type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        <Icon size="1.25em" strokeWidth={1.75} aria-hidden />
        Show {label.toLowerCase()}
      </Show>
    </Frame>
  );
}

interface NamedProps {
  label?: string;
  error: string | undefined;
}

/** For the password that the member has now, where the form also asks for another one or a code. */
export function CurrentPasswordField({ error }: Pick<NamedProps, 'error'>) {
  return (
    <PasswordField label="Current password" name="currentPassword" autoComplete="current-password" error={error} />
  );
}

/** For a password that the shopper chooses. */
export function NewPasswordField({ label, error }: NamedProps) {
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      help="At least 8 characters. Three random words work well."
      error={error}
    />
  );
}

export const newPasswordWanted = 'Choose a password of at least 8 characters.';

const Frame = styled.div`
  display: grid;
`;

const Show = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  justify-self: start;
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: var(--pine);
  font-weight: 600;
  cursor: pointer;
  @media (scripting: none) {
    display: none;
  }
`;
