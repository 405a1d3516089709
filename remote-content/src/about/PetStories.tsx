import { links } from '@paw/contract/links.ts';
import { Picture } from '@paw/ui/Picture.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { styled } from 'styled-components';

const stories = [
  {
    pet: 'dog',
    name: 'Dog',
    label: 'Dog Supplies',
    alt: 'A ginger puppy with brown ears and a teal collar',
    text: 'Beds for the ones who sprawl and the ones who curl up, collars, harnesses and leashes for the walk, and toys that are meant to be carried home wet.',
  },
  {
    pet: 'cat',
    name: 'Cat',
    label: 'Cat Supplies',
    alt: 'A gray tabby kitten with a red collar and a bell',
    text: 'Houses to hide in, scratchers and climbing trees to own, litter boxes with the mats that go under them, and something with feathers to chase.',
  },
  {
    pet: 'bird',
    name: 'Birds',
    label: 'Birds Supplies',
    alt: 'A yellow and green budgie on a log',
    text: 'Cages, feeders, nests and bedding, perches and toys: a home with something to do in it.',
  },
  {
    pet: 'fish',
    name: 'Fish',
    label: 'Fish Supplies',
    alt: 'A goldfish with three bubbles',
    text: 'Aquariums, for the quiet corner that everyone ends up looking at.',
  },
] as const;

export function PetStories() {
  return (
    <section>
      <h2>Who we shop for</h2>
      <Stories>
        {stories.map(({ pet, name, label, alt, text }) => (
          <Story key={pet}>
            <Picture
              name={`tile-${pet}`}
              alt={alt}
              tint={pet}
              sizes="(min-width: 992px) 23vw, (min-width: 576px) 46vw, 34vw"
            />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <TextLink to={links.pet(pet)}>{label}</TextLink>
            </div>
          </Story>
        ))}
      </Stories>
    </section>
  );
}

const Stories = styled(PlainList)`
  display: grid;
  gap: var(--space-24);
  @media (min-width: 576px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 992px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Story = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--space-16);
  align-content: start;
  align-items: start;
  img {
    border-radius: var(--radius-card);
  }
  h3 {
    margin-bottom: var(--space-4);
  }
  p {
    margin: 0;
  }
  @media (min-width: 576px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
