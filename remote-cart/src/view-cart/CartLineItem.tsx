import { Button } from '@paw/ui/Button.tsx';
import { Price } from '@paw/ui/Price.tsx';
import { QuantityStepper } from '@paw/ui/QuantityStepper.tsx';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import { shownLine, lineName, type ShownLineProps } from '../cart/shownLine.ts';
import { LineFrame, LineTitle, Quiet } from '../cart/LineFrame.tsx';
import { useTooLow } from '../cart/useClamping.ts';
import { isBuyable, limitWords, lineWords, mostUnitsOf } from '../quote/lineWords.ts';
import { LineNotes } from '../cart/LineNotes.tsx';

interface Props extends ShownLineProps {
  onSave: () => void;
}

export function CartLineItem({ line: stored, quoted, clamped, onQuantity, onRemove, onSave }: Props) {
  const line = shownLine(stored, quoted);
  const most = mostUnitsOf(quoted);
  const canBuy = !quoted || isBuyable(quoted);
  const tooLow = useTooLow(line.quantity);
  const limit = canBuy && !clamped ? limitWords(line.quantity, quoted) : undefined;
  return (
    <LineFrame line={line}>
      <LineTitle line={line} isGone={quoted?.status === 'gone'} />
      <Quiet>
        <Price cents={quoted?.unitCents || line.priceCents} /> each{!quoted && ', when you added it'}
      </Quiet>
      <LineNotes notes={quoted ? lineWords(quoted) : []} clamped={clamped ?? tooLow.words} limit={limit} />
      <Controls>
        {canBuy && (
          <QuantityStepper
            label={`Quantity of ${lineName(line)}`}
            quantity={line.quantity}
            min={0}
            max={most}
            onChange={onQuantity}
            onTooLow={tooLow.report}
          />
        )}
        <Button kind="quiet" aria-label={`Remove ${lineName(line)}`} onClick={onRemove}>
          Remove
        </Button>
        <Button kind="quiet" aria-label={`Save for later: ${lineName(line)}`} onClick={onSave}>
          Save for later
        </Button>
        {canBuy && (
          <LineTotal>
            <VisuallyHidden>Item total: </VisuallyHidden>
            {quoted && quoted.quantity === line.quantity ? (
              <Price cents={quoted.lineCents} />
            ) : (
              <>
                <VisuallyHidden>Calculating…</VisuallyHidden>
                <span aria-hidden>…</span>
              </>
            )}
          </LineTotal>
        )}
      </Controls>
    </LineFrame>
  );
}

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
