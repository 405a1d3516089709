import { styled } from 'styled-components';

const habits = [
  {
    name: 'Straight answers',
    text: 'Each product page tells you what it’s for, which sizes and colors it comes in, what each one costs and whether it’s in stock. Nothing to decode, nothing to hunt for.',
  },
  {
    name: 'Our pictures are our own',
    text: 'Our images are 3D renderings, not photos, and we’d rather say so. We model each kind of product ourselves and show it in the color you choose.',
  },
  {
    name: 'No account needed',
    text: 'Browse, fill a cart, close the tab and come back another day. Your cart is saved in your own browser.',
  },
  {
    name: 'A store everyone can use',
    text: 'It should work for you with a keyboard, a screen reader, a small phone or a slow connection. If something gets in your way, tell us.',
  },
];

export function Habits() {
  return (
    <section>
      <h2>How we do things</h2>
      <List>
        {habits.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-24) var(--space-32);
  margin: 0;
  padding: var(--space-24);
  background: var(--sand);
  border-radius: var(--radius-card);
  list-style-type: '';
  h3 {
    margin-bottom: var(--space-8);
  }
  p {
    max-width: 65ch;
    margin: 0;
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: var(--space-32);
  }
`;
