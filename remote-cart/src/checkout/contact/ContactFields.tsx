import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { EmailField } from '@paw/ui/EmailField.tsx';
import { Field } from '@paw/ui/Field.tsx';
import { useEffect, useState } from 'react';
import { readDraft, useDraft } from '../../draft/draftStore.ts';
import { fetchEmail, isMember } from '../session.ts';
import type { Errors } from '../step/steps.ts';

/** Email and phone. A member's email is filled in. */
export function ContactFields({ errors }: { errors: Errors }) {
  const { contact } = useDraft();
  const isGuest = !isMember();
  const [memberEmail, setMemberEmail] = useState('');
  useEffect(() => {
    const ends = new AbortController();
    if (isGuest || readDraft().contact.email) return;
    // A convenience: when it fails, the shopper types the email.
    fetchEmail(ends.signal).then(
      (email) => !readDraft().contact.email && setMemberEmail(email),
      () => undefined,
    );
    return () => ends.abort();
  }, [isGuest]);
  return (
    <>
      {isGuest && (
        <p>
          You’re checking out as a guest. Have an account? <Link to={links.login(links.checkout())}>Log in</Link>. We’ll
          keep what you’ve entered.
        </p>
      )}
      <EmailField
        key={memberEmail}
        help="For your confirmation and delivery updates."
        required
        defaultValue={contact.email || memberEmail}
        error={errors.email}
      />
      <Field
        label="Phone (optional)"
        help="Only if there’s a question about your delivery."
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={contact.phone}
        error={errors.phone}
      />
    </>
  );
}
