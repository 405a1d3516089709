import { Slider } from '../slider/Slider.tsx';
import { slideSizes } from '../slider/sliderLook.ts';
import { useElementId } from '@paw/ui/useElementId.ts';
import type { ShownProduct } from '../product-card/CardFrame.tsx';
import { FeaturedCard } from '../product-card/FeaturedCard.tsx';

interface Props {
  title: string;
  preset: 'strip' | 'laterStrip' | 'row';
  products?: readonly ShownProduct[];
}

/** A slider of products under its title. Nothing without products. */
export function TrendingStrip({ title, preset, products }: Props) {
  const id = useElementId();
  if (!products?.length) return null;
  return (
    <section aria-labelledby={id}>
      <Slider preset={preset} label={title} heading={<h2 id={id}>{title}</h2>}>
        {products.map((product) => (
          <FeaturedCard
            key={product.slug}
            product={product}
            heading="h3"
            sizes={slideSizes[preset === 'strip' ? preset : 'laterStrip']}
          />
        ))}
      </Slider>
    </section>
  );
}
