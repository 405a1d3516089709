import { links } from '@paw/shared/contract/links.ts';
import { formatPrice } from '@paw/shared/ui/formatPrice.ts';
import { PlainList } from '@paw/shared/ui/PlainList.tsx';
import { TextLink } from '@paw/shared/ui/TextLink.tsx';
import { styled } from 'styled-components';
import { stockWords, type Variant, variantName } from './variants.ts';

interface Props {
  slug: string;
  variants: readonly Variant[];
  chosen: Variant;
}

/** Without JavaScript every variant is a page of its own, behind a link. */
export function VariantLinks({ slug, variants, chosen }: Props) {
  return (
    <noscript>
      <p>Adding to the cart needs JavaScript. You can still look at every choice:</p>
      <List>
        {variants.map((variant) => (
          <li key={variant.sku}>
            <TextLink
              to={links.product(slug, variant.sku)}
              aria-current={variant.sku === chosen.sku ? 'page' : undefined}
            >
              {variantName(variant) || 'One kind'}
            </TextLink>
            , {formatPrice(variant.priceCents)}, {stockWords(variant.stock).toLowerCase()}
          </li>
        ))}
      </List>
    </noscript>
  );
}

const List = styled(PlainList)`
  margin-bottom: var(--space-24);
`;
