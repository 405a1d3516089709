import { links } from '@paw/shared/contract/links.ts';
import { Link } from '@paw/shared/router.ts';
import { formatPrice } from '@paw/shared/ui/formatPrice.ts';
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
            <Link to={links.product(slug, variant.sku)} aria-current={variant.sku === chosen.sku ? 'page' : undefined}>
              {variantName(variant) || 'One kind'}
            </Link>
            , {formatPrice(variant.priceCents)}, {stockWords(variant.stock).toLowerCase()}
          </li>
        ))}
      </List>
    </noscript>
  );
}

const List = styled.ul`
  margin: 0 0 var(--space-24);
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
  }
`;
