import { links } from '@paw/contract/links.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { styled } from 'styled-components';
import { stockWords, type Variant, variantName } from '../variant/variants.ts';

interface Props {
  slug: string;
  variants: readonly Variant[];
  chosen: Variant;
}

/** Without JavaScript, each variant is reached by a link of its own. */
export function VariantLinks({ slug, variants, chosen }: Props) {
  const canBuy = variants.some(({ stock }) => stock > 0);
  return (
    <noscript>
      <p>{canBuy && 'Turn on JavaScript to add this to your cart. '}See all options:</p>
      <List>
        {variants.map((variant) => (
          <li key={variant.sku}>
            <TextLink
              to={links.product(slug, variant.sku)}
              aria-current={variant.sku === chosen.sku ? 'page' : undefined}
            >
              {variantName(variant) || 'One option'}
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
