import { styled } from 'styled-components';

const habits = [
  {
    name: 'We say what a thing is',
    text: 'Each product page tells you what it is for, which sizes and colors there are, what each one costs, and whether it is in stock. Nothing to decode, nothing to hunt for.',
  },
  {
    name: 'Our pictures are our own',
    text: 'We model each kind of product ourselves and show it in the color you choose. They are computer drawings rather than photographs, and we would rather tell you so.',
  },
  {
    name: 'No account to look around',
    text: 'Browse, fill a cart, close the tab and come back another day. Your cart waits in your own browser.',
  },
  {
    name: 'A shop that everyone can use',
    text: 'With a keyboard, a screen reader, a small phone or a slow connection: it should work for you. If something stands in your way, we want to know.',
  },
];

export function Habits() {
  return (
    <section>
      <h2>How we like to do things</h2>
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
