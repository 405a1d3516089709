import { counted } from '@paw/rules/counted.ts';
import { laterChunk } from '@paw/ui/laterChunk.ts';
import { links } from '@paw/contract/links.ts';
import { Link, useLocation, useNavigate } from '@paw/ui/router.ts';
import { ShoppingCart } from 'lucide-react';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useCartCount } from '../cart/cartCount.ts';
import type { MiniCartDrawerProps } from './MiniCartDrawer.tsx';

const loadDrawer = laterChunk(
  'mini-cart-drawer',
  () => import(/* webpackChunkName: "mini-cart-drawer" */ './MiniCartDrawer.tsx'),
);

/**
 * The cart link in the header. Until the stored cart is restored, it is a plain link without a number. A press opens the
 * drawer, whose code is loaded by the first press. When that fails, and with a modifier key, it is a link to the cart. The
 * cart's own page and checkout have no drawer.
 */
export function Component() {
  const { units, restored } = useCartCount();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<MiniCartDrawerProps>>();
  const hasDrawer = restored && !isOwnPage(pathname);

  const open = async () => {
    try {
      const { MiniCartDrawer } = await loadDrawer();
      setDrawer(() => MiniCartDrawer);
      setOpen(true);
    } catch {
      await navigate(links.cart());
    }
  };
  const press = (event: MouseEvent) => {
    if (!hasDrawer || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <IconLink
        to={links.cart()}
        aria-label={restored ? `Cart, ${units ? counted(units, 'item') : 'empty'}` : 'Cart'}
        aria-haspopup={hasDrawer ? 'dialog' : undefined}
        onClick={press}
      >
        <ShoppingCart aria-hidden strokeWidth={1.75} />
        {restored && units > 0 && <Badge>{units}</Badge>}
      </IconLink>
      {Drawer && hasDrawer && <Drawer open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

function isOwnPage(path: string): boolean {
  const [first] = path.toLowerCase().split('/').filter(Boolean);
  return [links.cart(), links.checkout()].includes(`/${first}`);
}

const IconLink = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
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
