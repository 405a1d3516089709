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
  const [picked, setPicked] = useState<{ sku: string; over: string | null }>();
  // A choice applies until the URL has changed, by the choice itself or by a link.
  const sku = picked?.over === written ? picked.sku : written;
  const choose = (variant: Variant) => {
    setPicked({ sku: variant.sku, over: written });
    setSearch(
      (now) => {
        now.set('variant', variant.sku);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [chosenVariant(variants, sku), choose];
}
