import { Disclosure } from '@paw/ui/Disclosure.tsx';
import { Field } from '@paw/ui/Field.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Facets, type Filters, inOrder, readDollars, writeDollars } from './filters.ts';

type Bound = 'priceMin' | 'priceMax';

interface Props {
  filters: Filters;
  /** The lowest and the highest price in the list, in cents. */
  range: Facets['price'];
  onChange: (filters: Filters) => void;
}

/** Two fields in dollars. What is typed applies when a field loses focus, or on Enter. */
export function PriceFacet({ filters, range, onChange }: Props) {
  const [typed, setTyped] = useState<Partial<Record<Bound, string>>>({});
  /** The field whose value is not a price. */
  const [refused, setRefused] = useState<Bound>();
  const pair = useRef<HTMLDivElement>(null);

  const valueOf = (bound: Bound) => {
    const text = typed[bound];
    return text === undefined || isNoPrice(text) ? filters[bound] : readDollars(text);
  };
  /** @param isDone false: the focus moves to the other field, whose bound may be about to change, too */
  const apply = (bound: Bound, isDone: boolean) => {
    if (isNoPrice(typed[bound])) return setRefused(bound);
    const [priceMin, priceMax] = [valueOf('priceMin'), valueOf('priceMax')];
    const [low, high] = inOrder(priceMin, priceMax);
    if (!isDone && low !== priceMin) return;
    setTyped(({ priceMin: min, priceMax: max }) => ({
      ...(isNoPrice(min) && { priceMin: min }),
      ...(isNoPrice(max) && { priceMax: max }),
    }));
    if (low !== filters.priceMin || high !== filters.priceMax) onChange({ ...filters, priceMin: low, priceMax: high });
  };
  const field = (bound: Bound, name: string, label: string, placeholder: number) => {
    const cents = filters[bound];
    const text = typed[bound] ?? (cents === undefined ? '' : writeDollars(cents));
    return (
      <Field
        label={label}
        name={name}
        value={text}
        placeholder={writeDollars(placeholder)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={refused === bound ? 'Enter a price like 25.' : undefined}
        onChange={(event) => {
          setTyped({ ...typed, [bound]: event.target.value });
          if (refused === bound) setRefused(undefined);
        }}
        onBlur={({ relatedTarget }) => apply(bound, !pair.current?.contains(relatedTarget))}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          // Otherwise the form would be submitted.
          event.preventDefault();
          apply(bound, true);
        }}
      />
    );
  };
  const down = Math.floor(range.minCents / 100) * 100;
  const up = Math.ceil(range.maxCents / 100) * 100;
  return (
    <Disclosure title="Price" open>
      <Pair ref={pair} role="group" aria-label="Price in dollars">
        {field('priceMin', 'price_min', 'Min $', down)}
        {field('priceMax', 'price_max', 'Max $', up)}
      </Pair>
    </Disclosure>
  );
}

const isNoPrice = (text: string | undefined) => Boolean(text?.trim()) && readDollars(text ?? '') === undefined;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: var(--space-12);
`;
