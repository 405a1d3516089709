import { longDate } from '@paw/rules/longDate.ts';
import { counted } from '@paw/rules/counted.ts';
import { Card, CardLink } from '@paw/ui/Card.tsx';
import { Picture } from '@paw/ui/Picture.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { Price } from '@paw/ui/Price.tsx';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import { accountPaths } from '../frame/accountPaths.ts';
import { type ListedOrder, stateWords } from './memberOrders.ts';

/** The most pictures shown for an order. */
const MOST_PICTURES = 4;

interface Props {
  order: ListedOrder;
  /** One level below the heading above it; `h2` by default. */
  heading?: 'h2' | 'h3';
}

/** An order in a list. Its status comes first. */
export function OrderCard({ order, heading }: Props) {
  const { number, placedAt, totalCents, units, lines } = order;
  const shown = lines.slice(0, MOST_PICTURES);
  const others = lines.length - shown.length;
  return (
    <Card $ground="paper">
      <State>{stateWords(order)}</State>
      <Title as={heading}>
        <CardLink to={accountPaths.order(number)}>Order {number}</CardLink>
      </Title>
      <Quiet>
        {longDate(placedAt)}, {counted(units, 'item')}, <Price cents={totalCents} />
      </Quiet>
      <Pictures aria-label="Items in this order">
        {shown.map(({ title, picture }, place) => (
          <li key={place}>
            <Picture name={picture.name} colours={picture.colours} alt="" sizes="64px" />
            <VisuallyHidden>{title}</VisuallyHidden>
          </li>
        ))}
        {others > 0 && (
          <More>
            +{others}
            <VisuallyHidden> more</VisuallyHidden>
          </More>
        )}
      </Pictures>
    </Card>
  );
}

const State = styled.p`
  margin: 0;
  color: var(--pine);
  font-size: var(--text-14);
  font-weight: 600;
`;

const Title = styled.h2`
  margin: 0 0 var(--space-4);
  font-size: var(--text-18);
`;

const Quiet = styled.p`
  margin: 0 0 var(--space-12);
  color: var(--soft);
`;

const Pictures = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  li {
    width: var(--space-64);
  }
  img {
    border-radius: var(--radius-field);
  }
`;

const More = styled.li`
  display: grid;
  place-items: center;
  color: var(--soft);
  font-weight: 600;
`;
