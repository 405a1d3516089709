import { Button } from '@paw/ui/Button.tsx';
import { Select } from '@paw/ui/Select.tsx';
import { styled } from 'styled-components';
import type { SortOption } from './listView.ts';

interface Props {
  sorts: readonly SortOption[];
  /** Undefined = the first one. */
  sort: SortOption['value'] | undefined;
  /** The id of the form that submits it without JavaScript. */
  form: string;
  onChange: (sort: SortOption['value'] | undefined) => void;
}

export function SortSelect({ sorts, sort, form, onChange }: Props) {
  const own = sorts[0]?.value;
  return (
    <Frame>
      <Order
        label="Sort by"
        name="sort"
        form={form}
        value={sort ?? own}
        onChange={({ target }) => {
          const chosen = sorts.find(({ value }) => value === target.value)?.value;
          onChange(chosen === own ? undefined : chosen);
        }}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Order>
      <Send type="submit" form={form} kind="secondary">
        Sort
      </Send>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  gap: var(--space-8);
  min-width: 0;
`;

/* The label is beside it where there is room, and for screen readers only on phones. */
const Order = styled(Select)`
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-12);
  min-width: 0;
  label {
    font-weight: 400;
    white-space: nowrap;
  }
  @media (width < 576px) {
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    /* Leaves room for the longest option beside the filters' button. */
    select {
      padding-inline: var(--space-12) var(--space-32);
    }
    label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Send = styled(Button)`
  display: none;
  @media (scripting: none) {
    display: inline-flex;
  }
`;
