import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { styled } from 'styled-components';
import { ColourDot } from './ColourDot.tsx';
import type { Option, Variant } from './variants.ts';

interface Props {
  label: 'Color' | 'Size';
  options: readonly Option[];
  onChoose: (variant: Variant) => void;
}

/** A radio group of colors or sizes. Unavailable options can be chosen and are marked. */
export function OptionGroup({ label, options, onChoose }: Props) {
  const name = useElementId();
  const chosen = options.find((option) => option.chosen);
  if (!chosen) return null;
  return (
    <Group>
      <legend>
        <Label>{label}:</Label> {chosen.name}
      </legend>
      <Row>
        {options.map((option) => (
          <Choice key={option.name}>
            <input
              type="radio"
              name={name}
              value={option.name}
              checked={option.chosen}
              onChange={() => onChoose(option.variant)}
            />
            <Face $missing={option.state !== 'offered'}>
              {label === 'Color' && option.hexes[0] && <ColourDot hexes={option.hexes} />}
              <span>{option.name}</span>
              {option.state !== 'offered' && <VisuallyHidden>({option.state})</VisuallyHidden>}
            </Face>
          </Choice>
        ))}
      </Row>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0 0 var(--space-24);
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--space-8);
    padding: 0;
  }
`;

const Label = styled.span`
  font-weight: 600;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

const Choice = styled.label`
  position: relative;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

const Face = styled.span<{ $missing: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-width: var(--control);
  min-height: 44px;
  padding: 0 var(--space-16);
  border: 1px solid var(--field);
  border-radius: var(--radius-round);
  ${({ $missing }) => $missing && 'border-style: dashed; color: var(--soft); text-decoration: line-through;'}
  ${Choice}:hover & {
    background: var(--sand);
  }
  input:checked + & {
    border: 2px solid var(--pine);
    padding: 0 calc(var(--space-16) - 1px);
    background: var(--sand);
    font-weight: 600;
  }
  input:focus-visible + & {
    outline: 3px solid var(--pine);
    outline-offset: 2px;
  }
`;
