import type { ComponentProps } from 'react';
import { ReviewSection } from '../reviews/ReviewSection.tsx';
import { DeliveryAndReturns } from './DeliveryAndReturns.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import type { ProductPageData } from './productData.ts';

type Props = Pick<ProductPageData, 'product'> & ComponentProps<typeof ReviewSection>;

/** What is to be read below the offer. */
export function ProductLower({ product, ...reviews }: Props) {
  return (
    <>
      <ProductDetails product={product} />
      <DeliveryAndReturns oversize={product.oversize} />
      <ReviewSection product={product} {...reviews} />
    </>
  );
}
