import type { CartLine } from '@paw/contract/cartStorage.ts';
import { Price } from '@paw/ui/Price.tsx';
import { styled } from 'styled-components';
import { shownLine, lineOptions } from '../../cart/shownLine.ts';
import { LinePicture } from '../../cart/LinePicture.tsx';
import { isBuyable, lineWords } from '../../quote/lineWords.ts';
import type { QuotedLine } from '../../quote/askQuote.ts';
import { LineNotes } from '../../cart/LineNotes.tsx';

interface Props {
  line: CartLine;
  /** From the quote; undefined until the api answers. */
  quoted: QuotedLine | undefined;
  clamped: string | undefined;
}

/** One line of the order. It cannot be changed here. */
export function CheckoutLine({ line, quoted, clamped }: Props) {
  const options = lineOptions(line);
  const isCounted = quoted && isBuyable(quoted) && quoted.quantity === line.quantity;
  return (
    <Item>
      <LinePicture picture={shownLine(line, quoted).picture} />
      <div>
        <strong>{line.title}</strong>
        {options && <Quiet>{options}</Quiet>}
        <Quiet>
          {line.quantity} × <Price cents={quoted?.unitCents || line.priceCents} />
        </Quiet>
        <LineNotes notes={quoted ? lineWords(quoted) : []} clamped={clamped} limit={undefined} />
      </div>
      <LineTotal>{isCounted && <Price cents={quoted.lineCents} />}</LineTotal>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: var(--space-64) minmax(0, 1fr) auto;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-16) 0;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
  > :first-child {
    width: 100%;
  }
  /* A phone with text at twice the size. */
  @media (width < 20em) {
    grid-template-columns: minmax(0, 1fr);
    > :first-child {
      max-width: var(--space-64);
    }
  }
`;

const LineTotal = styled.div`
  overflow-wrap: normal;
  text-align: right;
`;

const Quiet = styled.p`
  margin: 0;
  color: var(--soft);
`;
