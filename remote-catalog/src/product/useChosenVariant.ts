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
  // A choice applies until the URL has followed it or a link: over the URL it was made on, and over choices before it.
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
