import { Field } from '@paw/ui/Field.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** "Password" when not given, and `password`. */
  label?: string;
  name?: string;
  /** Whether a password manager offers the stored one, or makes a new one. */
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  error?: string;
}

/** A password that can be looked at while it is typed. */
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
