import { links } from '@paw/shared/contract/links.ts';
import { readToken } from '@paw/shared/contract/tokenStorage.ts';
import { Link } from '@paw/shared/router.ts';
import { EmailField } from '@paw/shared/ui/EmailField.tsx';
import { Field } from '@paw/shared/ui/Field.tsx';
import { useEffect, useState } from 'react';
import { readDraft, useDraft } from '../../draft/draftStore.ts';
import { contactErrors } from '../step/steps.ts';
import { StepForm } from '../step/StepForm.tsx';
import { fetchEmail } from './fetchEmail.ts';

/** Where the confirmation goes. A member's address stands there already. */
export function ContactStep() {
  const { contact } = useDraft();
  const isMember = readToken()?.guest !== true;
  const [memberEmail, setMemberEmail] = useState('');
  useEffect(() => {
    const ends = new AbortController();
    if (!isMember || readDraft().contact.email) return;
    // A convenience: without it the address is typed.
    fetchEmail(ends.signal).then(
      (email) => !readDraft().contact.email && setMemberEmail(email),
      () => undefined,
    );
    return () => ends.abort();
  }, [isMember]);
  return (
    <StepForm
      title="How do we reach you?"
      read={({ email = '', phone = '' }) => ({ contact: { email, phone } })}
      check={({ contact: typed }) => contactErrors(typed)}
    >
      {(errors) => (
        <>
          {!isMember && (
            <p>
              You go on as a guest. Have an account? <Link to={links.login(links.checkout())}>Log in</Link>, what you
              typed is kept.
            </p>
          )}
          <EmailField
            key={memberEmail}
            help="For the confirmation and news of the delivery."
            required
            defaultValue={contact.email || memberEmail}
            error={errors.email}
          />
          <Field
            label="Phone (optional)"
            help="Only for questions about the delivery."
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            defaultValue={contact.phone}
            error={errors.phone}
          />
        </>
      )}
    </StepForm>
  );
}
