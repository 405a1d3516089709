import { PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { Picture, type Tint } from '@paw/shared/ui/Picture.tsx';
import { Price } from '@paw/shared/ui/Price.tsx';
import { styled } from 'styled-components';
import { AddToCart } from './AddToCart.tsx';
import { DeliverySummary } from './DeliverySummary.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { useChosenVariant } from './useChosenVariant.ts';
import { VariantLinks } from './VariantLinks.tsx';
import { colourOptions, type ProductDetail, sizeOptions, variantName } from './variants.ts';

/** The picture on the left, what one buys on the right: both follow the chosen variant. */
export function ProductOffer({ product }: { product: ProductDetail }) {
  const { title, brand, pet, picture, variants } = product;
  const [variant, choose] = useChosenVariant(variants);
  const colour = variant.colour.hex ?? picture.colour;
  return (
    <Columns>
      <Gallery>
        <Picture
          name={picture.name}
          colours={colour ? [colour] : undefined}
          alt={variant.colour.name ? `${title} in ${variant.colour.name}` : title}
          sizes="(min-width: 1200px) 680px, (min-width: 992px) 56vw, (min-width: 768px) 47vw, 92vw"
          tint={pet as Tint}
          eager
        />
      </Gallery>
      <Box>
        <Brand>{brand}</Brand>
        <PageTitle>{title}</PageTitle>
        <Cost>
          <Price cents={variant.priceCents} compareAtCents={variant.compareAtCents} />
        </Cost>
        <Choices>
          <OptionGroup label="Color" options={colourOptions(variants, variant)} onChoose={choose} />
          <OptionGroup label="Size" options={sizeOptions(variants, variant)} onChoose={choose} />
        </Choices>
        <Chosen>{variantName(variant)}</Chosen>
        <AddToCart product={product} variant={variant} />
        <VariantLinks slug={product.slug} variants={variants} chosen={variant} />
        <DeliverySummary />
      </Box>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-24);
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
  @media (min-width: 992px) {
    grid-template-columns: 7fr 5fr;
    gap: var(--space-48);
  }
`;

const Gallery = styled.div`
  overflow: hidden;
  border-radius: var(--radius-card);
`;

const Box = styled.div`
  h1 {
    margin-bottom: var(--space-12);
  }
  @media (min-width: 992px) {
    position: sticky;
    top: var(--space-24);
  }
`;

const Brand = styled.p`
  margin: 0 0 var(--space-4);
  color: var(--soft);
`;

const Cost = styled.p`
  margin: 0 0 var(--space-24);
  font-size: var(--text-28);
`;

/* A choice needs JavaScript; without it the links below stand here. */
const Choices = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const Chosen = styled.p`
  display: none;
  font-weight: 600;
  @media (scripting: none) {
    display: block;
  }
`;
