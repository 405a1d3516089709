import { AddressChoice } from '../address/AddressChoice.tsx';
import { useAddressChoice } from '../address/useAddressChoice.ts';
import { recipientErrors, stepNames } from '../step/steps.ts';
import { StepForm, StepSection } from '../step/StepForm.tsx';
import { ContactFields } from './ContactFields.tsx';

/** The first step: contact and address. */
export function ContactStep() {
  const choice = useAddressChoice();
  return (
    <StepForm
      name={stepNames.contact}
      busy={choice.isWaiting}
      read={(typed) => ({
        contact: { email: typed.email ?? '', phone: typed.phone ?? '' },
        ...choice.read(typed),
      })}
      check={recipientErrors}
      finish={choice.save}
    >
      {(errors) => (
        <>
          <StepSection title="How can we reach you?">
            <ContactFields errors={errors} />
          </StepSection>
          <StepSection title="Where should we ship it?">
            <AddressChoice choice={choice} errors={errors} />
          </StepSection>
        </>
      )}
    </StepForm>
  );
}
