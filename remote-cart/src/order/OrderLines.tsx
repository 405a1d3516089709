import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { Picture } from '@paw/ui/Picture.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { Price } from '@paw/ui/Price.tsx';
import { styled } from 'styled-components';
import type { Order } from './useOrder.ts';

/** What was bought, with the prices at that time. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <PlainList aria-label="Items in this order">
      {order.lines.map(({ sku, slug, title, size, color, picture, quantity, unitCents, lineCents }) => (
        <Item key={sku}>
          <Picture name={picture.name} colours={picture.colours} alt="" sizes="64px" />
          <div>
            <Link to={links.product(slug, sku)}>{title}</Link>
            <Quiet>{[size, color.name].filter(Boolean).join(', ')}</Quiet>
            <Quiet>
              {quantity} × <Price cents={unitCents} />
            </Quiet>
          </div>
          <Price cents={lineCents} />
        </Item>
      ))}
    </PlainList>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: var(--space-64) minmax(0, 1fr) auto;
  gap: var(--space-16);
  padding: var(--space-16) 0;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
  > :last-child {
    overflow-wrap: normal;
  }
  img {
    border-radius: var(--radius-field);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 600;
  }
  /* A phone with text at twice the size. */
  @media (width < 20em) {
    grid-template-columns: minmax(0, 1fr);
    > :first-child {
      max-width: var(--space-64);
    }
    > :last-child {
      text-align: right;
    }
  }
`;

const Quiet = styled.p`
  && {
    margin: 0;
    color: var(--soft);
  }
`;
