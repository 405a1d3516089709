import { links } from '@paw/contract/links.ts';
import { productSlug } from '@paw/rules/taxonomy.ts';
import { IconButton } from '@paw/ui/IconButton.tsx';
import { Price } from '@paw/ui/Price.tsx';
import { QuantityStepper } from '@paw/ui/QuantityStepper.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { shownLine, lineName, lineOptions, titleOf, type ShownLineProps } from '../cart/shownLine.ts';
import { LinePicture } from '../cart/LinePicture.tsx';
import { useTooLow } from '../cart/useClamping.ts';
import { isBuyable, lineWords, mostUnitsOf } from '../quote/lineWords.ts';

/** A line in the drawer, with fewer details than on the cart's page. */
export function MiniCartLine({ line: stored, quoted, clamped, onQuantity, onRemove }: ShownLineProps) {
  const line = shownLine(stored, quoted);
  const tooLow = useTooLow(line.quantity);
  const notes = [...(quoted ? lineWords(quoted).map(({ text }) => text) : []), clamped, tooLow.words].filter(Boolean);
  const slug = line.slug ?? productSlug(line.title);
  const isGone = quoted?.status === 'gone';
  const options = lineOptions(line);
  return (
    <Row>
      <LinePicture picture={line.picture} />
      <div>
        {isGone || !slug ? (
          <strong>{titleOf(line)}</strong>
        ) : (
          <TextLink to={links.product(slug, line.variantId)}>{titleOf(line)}</TextLink>
        )}
        <Quiet>
          {options && `${options}, `}
          <Price cents={quoted?.unitCents || line.priceCents} /> each
        </Quiet>
        <div role="status">
          {notes.map((text) => (
            <Note key={text}>{text}</Note>
          ))}
        </div>
        <Controls>
          {(!quoted || isBuyable(quoted)) && (
            <QuantityStepper
              label={`Quantity of ${lineName(line)}`}
              quantity={line.quantity}
              max={mostUnitsOf(quoted)}
              onChange={onQuantity}
              onTooLow={tooLow.report}
            />
          )}
          <IconButton data-remove icon={Trash2} label={`Remove ${lineName(line)}`} onClick={onRemove} />
        </Controls>
      </div>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: min(var(--space-64), 30%) minmax(0, 1fr);
  gap: var(--space-16);
  padding-bottom: var(--space-16);
  margin-bottom: var(--space-16);
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
  > :first-child {
    width: 100%;
  }
`;

const Quiet = styled.p`
  margin: 0 0 var(--space-8);
  color: var(--soft);
`;

const Note = styled.p`
  margin: 0 0 var(--space-8);
  color: var(--warn);
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  > :only-child {
    margin-left: auto;
  }
`;
