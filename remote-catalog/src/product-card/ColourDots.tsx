import { CardAction } from '@paw/ui/Card.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import { ColourDot } from '../variant/ColourDot.tsx';

interface Props {
  colours: readonly { name: string; hex: string }[];
  /** The name of the chosen color; without one the card shows the first color. */
  shown: string | undefined;
  /** Called when the pointer enters a color, and with undefined when it leaves. */
  onPoint: (name: string | undefined) => void;
  onChoose: (name: string) => void;
}

/** More would not fit on a phone's card. */
const MOST = 5;

/**
 * The colors of a product, as dots with their number. Hovering or choosing a dot shows its color on the card. The dots are a
 * radio group: one tab stop for each card, with arrow keys inside.
 */
export function ColourDots({ colours, shown, onPoint, onChoose }: Props) {
  const id = useElementId();
  const [first] = colours;
  if (!first) return null;
  if (colours.length === 1) {
    return (
      <Row>
        <ColourDot hexes={[first.hex]} />
        <span>
          1 color<VisuallyHidden>: {first.name}</VisuallyHidden>
        </span>
      </Row>
    );
  }
  return (
    <Row>
      <Dots role="radiogroup" aria-label="Color" data-chosen={shown} onPointerLeave={() => onPoint(undefined)}>
        {colours.slice(0, MOST).map(({ name, hex }) => (
          <Choice key={name} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(name)}>
            <VisuallyHidden>{name}</VisuallyHidden>
            <input type="radio" name={id} checked={name === (shown ?? first.name)} onChange={() => onChoose(name)} />
            <ColourDot hexes={[hex]} />
          </Choice>
        ))}
      </Dots>
      <span>{colours.length} colors</span>
      {colours.length > MOST && <VisuallyHidden>: {colours.map(({ name }) => name).join(', ')}</VisuallyHidden>}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: var(--space-32);
  column-gap: var(--space-8);
  margin-top: var(--space-4);
  color: var(--soft);
  font-size: var(--text-14);
`;

/* Above the card's link. The row has the height of a touch target, with its dots close to the price. */
const Dots = styled(CardAction)`
  display: flex;
  flex-wrap: wrap;
  margin: 0 calc(-1 * var(--space-4));
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--space-24);
  height: var(--space-32);
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  [data-chosen] > & > input:checked + svg {
    outline: 1px solid var(--ink);
    outline-offset: 2px;
  }
  input:focus-visible + svg {
    outline: 3px solid var(--pine);
    outline-offset: 2px;
  }
  @media (scripting: none) {
    pointer-events: none;
  }
`;
