import { PageTitle } from '@paw/ui/PageFrame.tsx';
import { Price } from '@paw/ui/Price.tsx';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { BelowFirstScreen } from '../BelowFirstScreen.tsx';
import { WishlistPlace } from '../product-card/WishlistPlace.tsx';
import { RatingLink } from '../reviews/RatingLink.tsx';
import { ArrivalLine } from './ArrivalLine.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { OptionGroup } from '../variant/OptionGroup.tsx';
import { AddToCart } from './purchase/AddToCart.tsx';
import type { Purchase } from './purchase/usePurchase.ts';
import { SizeGuideLink } from './SizeGuideLink.tsx';
import { StockNotice } from './stock-notice/StockNotice.tsx';
import { Still } from '../Still.tsx';
import { notesWays } from './notesWays.ts';
import { colourOptions, sizeOptions, variantName, whatPricesFollow } from '../variant/variants.ts';

interface Props {
  purchase: Purchase;
  /** The product's rating, including this shopper's new review. */
  rating: Purchase['product']['rating'];
  /** The row with the add button. */
  row: RefObject<HTMLDivElement | null>;
}

/** The pictures on the left and the purchase box on the right. Both show the chosen variant. */
export function ProductOffer({ purchase, rating, row }: Props) {
  const { product, variant, choose } = purchase;
  const { title, brand, slug, variants, sizeGuide, oversize, priceMinCents, priceMaxCents } = product;
  return (
    <Columns>
      <Gallery product={product} chosen={variant} />
      <Box aria-label="Buy">
        <Brand>{brand}</Brand>
        <PageTitle>{title}</PageTitle>
        <RatingLink rating={rating} />
        <CostRow>
          <Cost>
            <Price cents={variant.priceCents} compareAtCents={variant.compareAtCents} />
          </Cost>
          <WishlistPlace slug={slug} title={title} />
        </CostRow>
        {priceMaxCents > priceMinCents && (
          <Range>
            {formatPrice(priceMinCents, priceMaxCents)}, depending on {whatPricesFollow(variants)}
          </Range>
        )}
        <BelowFirstScreen>
          <Choices>
            <OptionGroup label="Color" options={colourOptions(variants, variant)} onChoose={choose} />
            <OptionGroup label="Size" options={sizeOptions(variants, variant)} onChoose={choose} />
          </Choices>
          <Chosen>{variantName(variant)}</Chosen>
          {sizeGuide && <SizeGuideLink guide={sizeGuide} />}
          <AddToCart purchase={purchase} row={row} />
          {variant.stock > 0 && <ArrivalLine arrives={product.arrives} />}
          <StockNotice title={title} variant={variant} />
          <Still ways={notesWays}>
            {({ OfferNotes }) => <OfferNotes slug={slug} variants={variants} chosen={variant} oversize={oversize} />}
          </Still>
        </BelowFirstScreen>
      </Box>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  /* A phone in landscape has the title beside the picture. */
  @media (min-width: 768px), (min-width: 576px) and (height < 480px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-48);
  }
`;

const Box = styled.section`
  min-width: 0;
  h1 {
    margin-bottom: var(--space-8);
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

/* Reserves the height of the wishlist button. */
const CostRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  min-height: var(--target);
`;

const Cost = styled.p`
  margin: 0;
  font-size: var(--text-28);
`;

const Range = styled.p`
  margin: 0;
  color: var(--soft);
`;

/* A choice needs JavaScript; without it the links below are shown. */
const Choices = styled.div`
  margin-top: var(--space-24);
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
