import { Field } from '@paw/shared/ui/Field.tsx';

interface Props {
  /** "Email" when not given. */
  label?: string;
  /** At a login it names the account, at a sign-up it is an address. */
  autoComplete: 'username' | 'email';
  error?: string;
}

export function EmailField({ label = 'Email', ...props }: Props) {
  return (
    <Field
      {...props}
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
