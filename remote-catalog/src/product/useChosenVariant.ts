import { useSearchParams } from '@paw/ui/router.ts';
import { useState } from 'react';
import { chosenVariant, type Variant } from '../variant/variants.ts';

/**
 * The variant that the query names (`?variant=SKU`), else the first one in stock. A choice shows at once and replaces the
 * URL, without a new history entry and without scrolling.
 */
export function useChosenVariant(variants: readonly Variant[]): [Variant, (variant: Variant) => void] {
  const [search, setSearch] = useSearchParams();
  const written = search.get('variant');
  const [picked, setPicked] = useState<{ sku: string; over: (string | null)[] }>();
  // A choice is shown until the URL catches up or a link changes it. `over` holds the URL values that it hides: the one it
  // was made on, and earlier choices that the URL may still pass through. Undoing a choice forgets it.
  const ahead = picked?.over.includes(written) ? picked : undefined;
  if (picked !== ahead) setPicked(ahead);
  const sku = ahead ? ahead.sku : written;
  const choose = ({ sku: next }: Variant) => {
    const over = ahead ? [...ahead.over, ahead.sku] : [written];
    setPicked({ sku: next, over: over.filter((one) => one !== next) });
    setSearch(
      (now) => {
        now.set('variant', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [chosenVariant(variants, sku), choose];
}
