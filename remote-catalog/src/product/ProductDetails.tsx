import { useElementId } from '@paw/ui/useElementId.ts';
import { styled } from 'styled-components';
import { FactTable } from './FactTable.tsx';
import { productFacts } from './productFacts.ts';
import { SIZE_GUIDE_ID } from './SizeGuideLink.tsx';
import { SizeTable } from './SizeTable.tsx';
import type { ProductDetail } from '../variant/variants.ts';

/** What shoppers read before buying: description, specifications, size guide. */
export function ProductDetails({ product }: { product: ProductDetail }) {
  const { description, sizeGuide } = product;
  const descriptionId = useElementId();
  const specificationsId = useElementId();
  return (
    <Columns>
      <section aria-labelledby={descriptionId}>
        <h2 id={descriptionId}>Description</h2>
        <Text>{description}</Text>
      </section>
      <Facts aria-labelledby={specificationsId}>
        <h2 id={specificationsId}>Specifications</h2>
        <FactTable facts={productFacts(product)} />
      </Facts>
      {sizeGuide && (
        <section id={SIZE_GUIDE_ID}>
          <h2>Size guide</h2>
          <SizeTable guide={sizeGuide} />
        </section>
      )}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-48);
  margin-top: var(--space-48);
  @media (min-width: 992px) {
    grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
    margin-top: var(--space-64);
  }
`;

/* Beside the other two sections, whatever their height. */
const Facts = styled.section`
  @media (min-width: 992px) {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;

const Text = styled.p`
  max-width: 68ch;
  font-size: var(--text-18);
`;
