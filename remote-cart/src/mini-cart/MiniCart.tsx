import { links } from '@paw/shared/contract/links.ts';
import { Link } from '@paw/shared/router.ts';
import { ShoppingCart } from 'lucide-react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { CartProvider } from '../cart/CartProvider.tsx';
import { selectRestored, selectUnits } from '../cart/cartSlice.ts';
import { itemCount } from '../cart/lineName.ts';

/** The cart link in the header. Until the stored cart has arrived it is a plain link without a number. */
export function Component() {
  return (
    <CartProvider>
      <CartLink />
    </CartProvider>
  );
}

function CartLink() {
  const units = useSelector(selectUnits);
  const restored = useSelector(selectRestored);
  const content = units ? itemCount(units) : 'empty';
  return (
    <IconLink to={links.cart()} aria-label={restored ? `Cart, ${content}` : 'Cart'}>
      <ShoppingCart aria-hidden strokeWidth={1.75} />
      {restored && units > 0 && <Badge>{units}</Badge>}
    </IconLink>
  );
}

const IconLink = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-round);
  color: inherit;
`;

const Badge = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  min-width: 1.4em;
  padding: 0 var(--space-4);
  border-radius: var(--radius-round);
  background: var(--marigold);
  color: var(--ink);
  font-size: var(--text-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  text-align: center;
`;
