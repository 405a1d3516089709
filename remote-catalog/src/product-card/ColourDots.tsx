import { VisuallyHidden } from '@paw/shared/ui/VisuallyHidden.tsx';
import { styled } from 'styled-components';

/** The colors a product comes in, as dots with their number; the names are for screen readers. */
export function ColourDots({ colours }: { colours: readonly { name: string; hex: string }[] }) {
  if (!colours.length) return null;
  return (
    <Row>
      {colours.slice(0, 5).map(({ name, hex }) => (
        <Dot key={name} $hex={hex} />
      ))}
      <Count>
        {colours.length} {colours.length === 1 ? 'color' : 'colors'}
      </Count>
      <VisuallyHidden>: {colours.map(({ name }) => name).join(', ')}</VisuallyHidden>
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  margin: var(--space-8) 0 0;
  color: var(--soft);
  font-size: var(--text-14);
`;

const Count = styled.span`
  margin-left: var(--space-4);
`;

/** A product's own color: the one kind of color that comes from data. */
export const Dot = styled.span<{ $hex: string }>`
  flex: none;
  width: var(--space-16);
  height: var(--space-16);
  background: ${({ $hex }) => $hex};
  border: 1px solid var(--field);
  border-radius: var(--radius-round);
  forced-color-adjust: none;
`;
