import { links } from '@paw/contract/links.ts';
import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The link to the cart when remote-cart is not available: without a count. */
export function CartFallback() {
  return (
    <IconLink to={links.cart()} aria-label="Cart">
      <ShoppingCart strokeWidth={1.75} aria-hidden />
    </IconLink>
  );
}

const IconLink = styled(Link)`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  color: var(--ink);
`;
