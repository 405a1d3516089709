import type { CartLine } from '@paw/shared/contract/cartStorage.ts';
import { links } from '@paw/shared/contract/links.ts';
import { rules } from '@paw/shared/contract/rules.ts';
import { productSlug } from '@paw/shared/contract/taxonomy.ts';
import { Link } from '@paw/shared/router.ts';
import { Button } from '@paw/shared/ui/Button.tsx';
import { Price } from '@paw/shared/ui/Price.tsx';
import { QuantityStepper } from '@paw/shared/ui/QuantityStepper.tsx';
import { styled } from 'styled-components';
import { LinePicture } from '../cart/LinePicture.tsx';
import { lineName, lineOptions } from '../cart/lineName.ts';

const MOST_UNITS = rules.quantity.mostUnits;

interface Props {
  line: CartLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLineItem({ line, onQuantity, onRemove }: Props) {
  const options = lineOptions(line);
  return (
    <Item>
      <LinePicture picture={line.picture} />
      <div>
        <Title>
          <Link to={links.product(line.slug ?? productSlug(line.title), line.variantId)}>{line.title}</Link>
        </Title>
        {options && <Quiet>{options}</Quiet>}
        <Quiet>
          <Price cents={line.priceCents} /> each
        </Quiet>
        <Controls>
          <QuantityStepper
            label={`Quantity of ${lineName(line)}`}
            quantity={line.quantity}
            max={MOST_UNITS}
            onChange={onQuantity}
          />
          <Button kind="quiet" aria-label={`Remove ${lineName(line)}`} onClick={onRemove}>
            Remove
          </Button>
          <LineTotal>
            <Price cents={line.priceCents * line.quantity} />
          </LineTotal>
        </Controls>
        {line.quantity > MOST_UNITS && <Limit>One order takes up to {MOST_UNITS} of this item.</Limit>}
      </div>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: var(--space-96) minmax(0, 1fr);
  gap: var(--space-16);
  padding: var(--space-24) 0;
  border-bottom: 1px solid var(--line);

  &:first-child {
    padding-top: 0;
  }
`;

const Title = styled.h2`
  margin: 0;
  font-family: var(--font-text);
  font-size: var(--text-18);
  font-weight: 600;

  a {
    display: inline-block;
    padding: var(--space-12) 0;
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: var(--soft);
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  margin-top: var(--space-12);
`;

const LineTotal = styled.span`
  margin-left: auto;
  font-weight: 600;
`;

const Limit = styled.p`
  margin: var(--space-8) 0 0;
  color: var(--warn);
`;
