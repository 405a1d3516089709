import { lengthOf } from '@paw/rules/plainText.ts';
import { rules } from '@paw/rules/rules.ts';
import { Field } from '@paw/ui/Field.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** "Password" by default, and `password`. */
  label?: string;
  name?: string;
  /** Whether a password manager offers the stored password or generates one. */
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  error?: string;
  onChange?: ComponentProps<'input'>['onChange'];
}

const { least } = rules.accounts.password;

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

/** For a password that the shopper chooses. What is missing is shown while they type, not after they send it. */
export function NewPasswordField({ label, error }: NamedProps) {
  const [length, setLength] = useState(0);
  const missing = least - length;
  const help = `At least ${least} characters${length > 0 && missing > 0 ? ` (${missing} more)` : ''}. Three random words work well.`;
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      help={help}
      error={error}
      onChange={({ target }) => setLength(lengthOf(target.value))}
    />
  );
}

export const newPasswordWanted = `Choose a password of at least ${least} characters.`;

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
