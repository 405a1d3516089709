import { arrivalDays } from '@paw/rules/arrivalDays.ts';
import { Link } from '@paw/ui/router.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { addressLine } from '@paw/rules/addressRules.ts';
import { formatPhone } from '@paw/rules/formatPhone.ts';
import type { CheckoutDraft } from '../../draft/checkoutDraft.ts';
import type { Quote } from '../../quote/askQuote.ts';
import { paymentNames } from '../delivery/usePayments.ts';
import { type Step, stepPath, wholeAddress } from '../step/steps.ts';

/** What the shopper entered, each with a link back to its step. */
export function ChosenFacts({ draft, quote }: { draft: CheckoutDraft; quote: Quote | undefined }) {
  const { contact, delivery = 'standard', payment = 'delivery' } = draft;
  const address = wholeAddress(draft.address);
  return (
    <Facts>
      <Fact name="Contact" step="contact">
        {contact.email.trim()}
        {contact.phone.trim() && (
          <>
            <br />
            {formatPhone(contact.phone.trim())}
          </>
        )}
      </Fact>
      <Fact name="Address" step="contact">
        {address.name}
        <br />
        {addressLine(address)}
      </Fact>
      <Fact name="Delivery" step="delivery">
        {delivery === 'express' ? 'Express' : 'Standard'}
        {quote && `, arrives ${arrivalDays(quote.delivery[delivery].arrives)}`}
      </Fact>
      <Fact name="Payment" step="delivery">
        {paymentNames[payment].label}
      </Fact>
    </Facts>
  );
}

function Fact({ name, step, children }: { name: string; step: Step; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <Change to={stepPath(step)} aria-label={`Change ${name.toLowerCase()}`}>
          Change
        </Change>
      </dd>
    </div>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: 0;
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-16);
    align-items: center;
    padding: var(--space-12) 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    grid-column: 1;
    color: var(--soft);
    font-size: var(--text-14);
  }
  dd {
    grid-column: 1;
    margin: 0;
    overflow-wrap: anywhere;
  }
  dd:last-child {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;

const Change = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  min-width: var(--target);
  min-height: var(--target);
  font-weight: 600;
`;
