import { links } from '@paw/shared/contract/links.ts';
import { TextLink } from '@paw/shared/ui/TextLink.tsx';
import { useElementId } from '@paw/shared/ui/useElementId.ts';
import { styled } from 'styled-components';
import { deliveryWords } from './deliveryWords.ts';
import { FactTable } from './FactTable.tsx';

const { standard, express, freeFirst, freeLater, returnDays } = deliveryWords;

/** The rules at length, from the same figures as the policies and what search engines are told. */
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
                value: `First order from ${freeFirst}, later orders from ${freeLater}`,
              },
              ...(oversize
                ? [{ name: 'Large item', value: 'A surcharge for its size, none on a free first order' }]
                : []),
            ]}
          />
          <TextLink to={links.shipping()}>Shipping policy</TextLink>
        </div>
        <div>
          <p>
            You have {returnDays} from delivery to send it back, unused and clean. Food comes back unopened. Collars,
            harnesses and sweaters may be tried on indoors. If the fault is ours, the way back costs you nothing.
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
