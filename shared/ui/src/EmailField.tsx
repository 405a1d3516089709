import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'name' | 'type'> & {
  /** "Email" when not given. */
  label?: string;
};

/** For one address: the keyboard that fits, and nothing that corrects or capitalizes it. */
export function EmailField({ label = 'Email', autoComplete = 'email', ...props }: Props) {
  return (
    <Field
      {...props}
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
