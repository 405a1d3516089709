import { links } from '@paw/shared/contract/links.ts';
import { taxonomy } from '@paw/shared/contract/taxonomy.ts';
import { Link } from '@paw/shared/router.ts';
import { Picture } from '@paw/shared/ui/Picture.tsx';
import { PlainList } from '@paw/shared/ui/PlainList.tsx';
import { ArrowRight } from 'lucide-react';
import { useElementId } from '@paw/shared/ui/useElementId.ts';
import { styled } from 'styled-components';

export function PetTiles() {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Categories By Pet</h2>
      <Tiles>
        {taxonomy.map(({ slug, singular }) => (
          <li key={slug}>
            <Tile to={links.pet(slug)} $pet={slug}>
              <Picture name={`tile-${slug}`} alt="" tint={slug} sizes="(min-width: 768px) 24vw, 46vw" />
              <Name>
                {singular}
                <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
              </Name>
            </Tile>
          </li>
        ))}
      </Tiles>
    </section>
  );
}

const Tiles = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-16);
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-24);
  }
`;

const Tile = styled(Link)<{ $pet: string }>`
  display: block;
  overflow: hidden;
  background: ${({ $pet }) => `var(--${$pet})`};
  border-radius: var(--radius-card);
  color: var(--ink);
  text-decoration: none;
  img {
    transition: transform 200ms ease-out;
  }
  &:hover img {
    transform: scale(1.03);
  }
  svg {
    transition: transform 120ms ease-out;
  }
  &:hover svg {
    transform: translateX(var(--space-4));
  }
`;

const Name = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-12) var(--space-16);
  background: inherit;
  font-family: var(--font-heading);
  font-size: var(--text-22);
  font-weight: 700;
  line-height: 1.2;
`;
