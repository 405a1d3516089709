import { Checkbox } from '@paw/ui/Checkbox.tsx';
import { Disclosure } from '@paw/ui/Disclosure.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fieldName, type Several } from '../../queryNames.ts';
import { ColourDot } from '../../variant/ColourDot.tsx';
import { CountedLabel } from './CountedLabel.tsx';

interface Option {
  value: string;
  label: string;
  count: number;
  /** #rrggbb; empty for several colors */
  hex?: string;
}

interface Props {
  title: string;
  /** Its query name. */
  name: Several;
  options: readonly Option[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** Whether it is open at first; with a chosen value it always is. */
  open: boolean;
}

/** How many are shown at first; the others are behind "more". */
const FIRST = 8;

/** A facet of which several values can be chosen. Nothing without a choice. */
export function FacetGroup({ title, name, options, chosen, onToggle, open }: Props) {
  const [wasOpen] = useState(open || chosen.length > 0);
  const [restOpen] = useState(options.slice(FIRST).some(({ value }) => chosen.includes(value)));
  const all = [...options, ...missing(chosen, options)];
  if (all.length < 2 && !chosen.length) return null;
  const box = ({ value, label, count, hex }: Option) => (
    <Checkbox
      key={value}
      name={fieldName(name)}
      value={value}
      checked={chosen.includes(value)}
      onChange={() => onToggle(value)}
      label={
        <CountedLabel count={count}>
          {hex !== undefined && <ColourDot hexes={hex ? [hex] : []} />}
          <span>{label}</span>
        </CountedLabel>
      }
    />
  );
  const rest = all.slice(FIRST);
  return (
    <Disclosure title={title} open={wasOpen}>
      <div role="group" aria-label={title}>
        {all.slice(0, FIRST).map(box)}
        {rest.length > 0 && (
          <More title={`${rest.length} more`} open={restOpen}>
            <Rest>{rest.map(box)}</Rest>
          </More>
        )}
      </div>
    </Disclosure>
  );
}

/** Values that the URL names and no product has: they can be unchecked here too. */
function missing(chosen: readonly string[], options: readonly Option[]): Option[] {
  const known = new Set(options.map(({ value }) => value));
  return chosen.filter((value) => !known.has(value)).map((value) => ({ value, label: value, count: 0 }));
}

const More = styled(Disclosure)`
  border-bottom: 0;
`;

/* Some facets have dozens of values: the next facet must stay within reach. The padding leaves room for the focus ring. */
const Rest = styled.div`
  max-height: 22em;
  margin: 0 calc(-1 * var(--space-8));
  padding: 0 var(--space-8);
  overflow-y: auto;
  overscroll-behavior-y: contain;
`;
