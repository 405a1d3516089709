import { returnReasons } from '@paw/rules/returnRules.ts';
import { Checkbox } from '@paw/ui/Checkbox.tsx';
import { Select } from '@paw/ui/Select.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ReturnableLine } from './returnRequest.ts';

interface Props {
  line: ReturnableLine;
  /** A field's name to what to do about it. */
  errors: Readonly<Record<string, string>>;
}

/** Whether a line is returned; then how many units, and why. */
export function ReturnLine({ line: { position, name, left }, errors }: Props) {
  const [isChosen, setChosen] = useState(false);
  return (
    <Item>
      <Checkbox
        name={`line-${position}`}
        label={name}
        error={errors[`line-${position}`]}
        onChange={(event) => setChosen(event.target.checked)}
      />
      {isChosen && (
        <More role="group" aria-label={name}>
          {left > 1 && (
            <Select label="Quantity" name={`quantity-${position}`} defaultValue={String(left)}>
              {Array.from({ length: left }, (_, at) => (
                <option key={at} value={at + 1}>
                  {at + 1}
                </option>
              ))}
            </Select>
          )}
          <Select
            label="Reason"
            name={`reason-${position}`}
            defaultValue=""
            required
            error={errors[`reason-${position}`]}
          >
            <option value="">Choose one</option>
            {returnReasons.map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </Select>
        </More>
      )}
    </Item>
  );
}

const Item = styled.li`
  padding: var(--space-12) 0;
  border-bottom: 1px solid var(--line);
`;

const More = styled.div`
  display: grid;
  gap: var(--space-16);
  align-items: start;
  margin: var(--space-8) 0 var(--space-8) calc(var(--space-24) + var(--space-12));
  @media (min-width: 576px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;
