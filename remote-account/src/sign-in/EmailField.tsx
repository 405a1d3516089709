import { Field } from '@paw/shared/ui/Field.tsx';

interface Props {
  /** At a login it names the account, at a sign-up it is an address. */
  autoComplete: 'username' | 'email';
  error?: string;
}

export function EmailField(props: Props) {
  return (
    <Field
      {...props}
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
