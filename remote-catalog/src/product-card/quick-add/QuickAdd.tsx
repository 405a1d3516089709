import { onCartChanged } from '@paw/contract/cartEvents.ts';
import { laterChunk } from '@paw/ui/laterChunk.ts';
import { useEffect, useState } from 'react';
import type { ProductDetail, Variant } from '../../variant/variants.ts';
import type * as Adding from './addOne.ts';
import { QuickAddButton, type QuickAddState } from './QuickAddButton.tsx';

const loadAdding = laterChunk('quick-add', () => import(/* webpackChunkName: "quick-add" */ './addOne.ts'));

/**
 * Adds a product from its card. A product with one variant is added at once; for others a dialog asks which one. Then the
 * button shows the cart's answer; a waiting answer turns into "Added" when the cart is back.
 */
export function QuickAdd({ slug, title }: { slug: string; title: string }) {
  const [state, setState] = useState<QuickAddState>('idle');
  const [sku, setSku] = useState<string>();
  const [choice, setChoice] = useState<{ product: ProductDetail; adding: typeof Adding }>();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (state !== 'waiting') return;
    return onCartChanged(({ lines }) => {
      if (lines.some((line) => line.variantId === sku)) setState('added');
    });
  }, [state, sku]);

  const add = (product: ProductDetail, variant: Variant, { addOne }: typeof Adding) => {
    setOpen(false);
    setSku(variant.sku);
    setState(addOne(product, variant));
  };
  const start = async () => {
    if (state === 'adding') return;
    setState('adding');
    try {
      const adding = await loadAdding();
      const product = await adding.fetchProduct(slug);
      const [only, ...others] = product.variants;
      if (only && !others.length) return add(product, only, adding);
      setChoice({ product, adding });
      setOpen(true);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <QuickAddButton state={state} title={title} onPress={() => void start()} />
      {choice && (
        <choice.adding.ChoiceDialog
          product={choice.product}
          open={isOpen}
          onClose={() => setOpen(false)}
          onChoose={(variant) => add(choice.product, variant, choice.adding)}
        />
      )}
    </>
  );
}
