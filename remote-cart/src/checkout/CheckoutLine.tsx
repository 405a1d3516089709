import type { CartLine } from '@paw/shared/contract/cartStorage.ts';
import { Price } from '@paw/shared/ui/Price.tsx';
import { styled } from 'styled-components';
import { LinePicture } from '../cart/LinePicture.tsx';
import { lineOptions } from '../cart/lineName.ts';

/** One line to read, not to change. */
export function CheckoutLine({ line }: { line: CartLine }) {
  const options = lineOptions(line);
  return (
    <Item>
      <LinePicture picture={line.picture} />
      <div>
        <strong>{line.title}</strong>
        {options && <Quiet>{options}</Quiet>}
        <Quiet>
          {line.quantity} × <Price cents={line.priceCents} />
        </Quiet>
      </div>
      <LineTotal>
        <Price cents={line.priceCents * line.quantity} />
      </LineTotal>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: var(--space-96) minmax(0, 1fr);
  gap: var(--space-8) var(--space-16);
  padding: var(--space-16) 0;
  border-bottom: 1px solid var(--line);

  @media (min-width: 576px) {
    grid-template-columns: var(--space-96) minmax(0, 1fr) auto;
  }
`;

const LineTotal = styled.div`
  grid-column: 2;
  text-align: right;

  @media (min-width: 576px) {
    grid-column: 3;
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: var(--soft);
`;
