import { styled } from 'styled-components';
import { PlainList } from '../PlainList.tsx';
import { Shown, State } from './Shown.tsx';

const grounds = ['paper', 'sand', 'line', 'dog', 'cat', 'bird', 'fish', 'pine', 'pine-deep', 'marigold'];
const texts = ['ink', 'soft', 'pine', 'sale', 'ok', 'warn', 'info'];
const sizes = ['48', '36', '28', '22', '18', '16', '14'];

export function TokenSection() {
  return (
    <Shown name="tokens.css">
      <State name="grounds" wide>
        <Row>
          {grounds.map((ground) => (
            <Ground key={ground} $color={ground}>
              {ground}
            </Ground>
          ))}
        </Row>
      </State>
      <State name="texts" wide>
        <Row>
          {texts.map((text) => (
            <Text key={text} $color={text}>
              {text}
            </Text>
          ))}
        </Row>
      </State>
      <State name="sizes of text" wide>
        {sizes.map((size) => (
          <Size key={size} $size={size}>
            {size} Good days for good animals
          </Size>
        ))}
      </State>
    </Shown>
  );
}

const Row = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`;

const Ground = styled.li<{ $color: string }>`
  padding: var(--space-24) var(--space-16) var(--space-8);
  background: ${({ $color }) => `var(--${$color})`};
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  color: ${({ $color }) => ($color.startsWith('pine') ? 'var(--paper)' : 'var(--ink)')};
`;

const Text = styled.li<{ $color: string }>`
  color: ${({ $color }) => `var(--${$color})`};
  font-weight: 600;
`;

const Size = styled.p<{ $size: string }>`
  margin: 0;
  font-family: ${({ $size }) => (Number($size) > 18 ? 'var(--font-heading)' : 'var(--font-text)')};
  font-size: ${({ $size }) => `var(--text-${$size})`};
  line-height: 1.3;
`;
