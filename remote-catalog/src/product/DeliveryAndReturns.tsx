import { links } from '@paw/contract/links.ts';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { styled } from 'styled-components';
import { deliveryWords } from './deliveryWords.ts';
import { FactTable } from './FactTable.tsx';

const { standard, express, surcharge, freeFirst, freeLater, returnDays } = deliveryWords;

/** The rules in full, from the same figures as the policies and the structured data. */
export function DeliveryAndReturns({ oversize }: { oversize: boolean }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Delivery and returns</h2>
      <Columns>
        <div>
          <FactTable
            facts={[
              { name: 'Standard', value: `${standard.price}, ${standard.days}` },
              { name: 'Express', value: `${express.price}, ${express.days}` },
              {
                name: 'Free standard delivery',
                value: `Free on your first order of ${freeFirst}+, then on orders of ${freeLater}+`,
              },
              ...(oversize
                ? [
                    {
                      name: 'Oversize item',
                      value: `${surcharge} oversize fee, waived when your first order ships free`,
                    },
                  ]
                : []),
            ]}
          />
          <TextLink to={links.shipping()}>Shipping policy</TextLink>
        </div>
        <div>
          <p>
            You have {returnDays} from delivery to return it, unused and clean. Collars, harnesses and sweaters may be
            tried on indoors. If it’s our mistake, return shipping is free.
          </p>
          <TextLink to={links.returns()}>Returns and refunds</TextLink>
        </div>
      </Columns>
    </section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-24);
  p {
    max-width: 68ch;
  }
  @media (min-width: 992px) {
    grid-template-columns: 7fr 5fr;
    gap: var(--space-48);
  }
`;
