import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Names the control for screen readers: "Quantity of Adjustable Dog Collar". */
  label: string;
  quantity: number;
  min?: number;
  max: number;
  onChange: (quantity: number) => void;
  /** Called when the typed number is below 0 or `min`: it counts as 1. */
  onTooLow?: () => void;
}

/**
 * Minus, the number, plus. A typed number applies on Enter or blur, within `min` and `max`. A typed 0 removes where `min` is
 * 0; a negative number is taken for a typing error and never removes.
 */
export function QuantityStepper({ label, quantity, min = 1, max, onChange, onTooLow }: Props) {
  const [typed, setTyped] = useState<string>();
  const set = (wanted: number) => {
    const next = Math.min(Math.max(wanted, min), Math.max(max, min));
    if (next !== quantity) onChange(next);
  };
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const wanted = Number.parseInt(typed, 10);
    if (Number.isNaN(wanted)) return;
    const isTooLow = wanted < 0 || wanted < min;
    set(isTooLow ? 1 : wanted);
    if (isTooLow) onTooLow?.();
  };
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };
  const named = label.charAt(0).toLowerCase() + label.slice(1);
  // aria-disabled, not disabled: a button that becomes disabled loses the focus.
  return (
    <Frame role="group" aria-label={label}>
      <Step
        type="button"
        aria-label={`Decrease ${named}`}
        aria-disabled={quantity <= min}
        onClick={() => set(quantity - 1)}
      >
        <Minus size="1.25em" strokeWidth={1.75} aria-hidden />
      </Step>
      <Count
        type="text"
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(quantity)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={settleOnEnter}
      />
      <Step
        type="button"
        aria-label={`Increase ${named}`}
        aria-disabled={quantity >= max}
        onClick={() => set(quantity + 1)}
      >
        <Plus size="1.25em" strokeWidth={1.75} aria-hidden />
      </Step>
    </Frame>
  );
}

const Frame = styled.div`
  display: inline-flex;
  width: max-content;
  border: 1px solid var(--field);
  border-radius: var(--radius-round);
  background: var(--paper);
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  width: calc(var(--control) - 2px);
  height: calc(var(--control) - 2px);
  padding: 0;
  border: 0;
  border-radius: var(--radius-round);
  background: none;
  color: var(--pine);
  &:hover {
    background: var(--sand);
  }
  &[aria-disabled='true'] {
    background: none;
    color: var(--field);
    cursor: not-allowed;
  }
`;

const Count = styled.input`
  width: var(--target);
  height: calc(var(--control) - 2px);
  padding: 0;
  border: 0;
  border-radius: var(--radius-field);
  background: none;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
