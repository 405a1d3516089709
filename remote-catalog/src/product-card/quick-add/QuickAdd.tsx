import { onCartChanged } from '@paw/contract/cartEvents.ts';
import { laterChunk } from '@paw/ui/laterChunk.ts';
import { useEffect, useState } from 'react';
import { unitsIn } from '../../variant/cartLine.ts';
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
  const [asked, setAsked] = useState<Adding.Asked>();
  const [choice, setChoice] = useState<{ product: ProductDetail; adding: typeof Adding }>();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (state !== 'waiting' || !asked) return;
    return onCartChanged(({ lines }) => {
      if (unitsIn(lines, asked.line) > asked.before) setState('added');
    });
  }, [state, asked]);

  const add = (product: ProductDetail, variant: Variant, { addOne }: typeof Adding) => {
    setOpen(false);
    const asked = addOne(product, variant);
    setAsked(asked);
    setState(asked.answer);
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
