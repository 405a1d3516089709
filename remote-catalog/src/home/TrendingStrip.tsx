import { Slider } from '@paw/shared/ui/slider/Slider.tsx';
import { slideSizes } from '@paw/shared/ui/slider/slideSizes.ts';
import { useElementId } from '@paw/shared/ui/useElementId.ts';
import type { CardProduct } from '../product-card/CardFrame.tsx';
import { FeaturedCard } from '../product-card/FeaturedCard.tsx';

interface Props {
  title: string;
  preset: 'strip' | 'laterStrip';
  products: readonly CardProduct[];
}

/** A slider of featured products under its title. */
export function TrendingStrip({ title, preset, products }: Props) {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <Slider preset={preset} label={title} heading={<h2 id={id}>{title}</h2>}>
        {products.map((product) => (
          <FeaturedCard key={product.slug} product={product} heading="h3" sizes={slideSizes[preset]} />
        ))}
      </Slider>
    </section>
  );
}
