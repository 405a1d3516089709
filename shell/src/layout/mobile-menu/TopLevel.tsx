import { links } from '@paw/contract/links.ts';
import { pictureUrl } from '@paw/contract/pictures.ts';
import type { Pet } from '@paw/rules/taxonomy.ts';
import { styled } from 'styled-components';
import { LeafEntry, LevelEntry } from './MenuEntry.tsx';

interface Props {
  pets: readonly Pet[];
  onOpen: (pet: string) => void;
  onLeaf: () => void;
}

/** The four pets, and the pages about the shop. */
export function TopLevel({ pets, onOpen, onLeaf }: Props) {
  return (
    <>
      {pets.map(({ slug, name }) => (
        <LevelEntry key={slug} to={slug} onOpen={onOpen}>
          <Portrait $tint={slug} src={pictureUrl(`tile-${slug}`, 160)} alt="" width={48} height={48} />
          {name}
        </LevelEntry>
      ))}
      <LeafEntry to={links.about()} onLeaf={onLeaf}>
        About Us
      </LeafEntry>
      <LeafEntry to={links.contact()} onLeaf={onLeaf}>
        Contact Us
      </LeafEntry>
    </>
  );
}

const Portrait = styled.img<{ $tint: Pet['slug'] }>`
  width: var(--control);
  height: var(--control);
  border-radius: var(--radius-round);
  background: ${({ $tint }) => `var(--${$tint})`};
  object-fit: cover;
`;
