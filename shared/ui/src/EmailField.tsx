import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'name' | 'type'> & {
  /** "Email" when not given. */
  label?: string;
};

/** A field for an email address: with the matching keyboard, without autocorrection and capitalization. */
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
