import type { CartLine } from '@paw/contract/cartStorage.ts';
import { links } from '@paw/contract/links.ts';
import { productSlug } from '@paw/rules/taxonomy.ts';
import { Link } from '@paw/ui/router.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinePicture } from './LinePicture.tsx';
import { lineOptions, titleOf } from './shownLine.ts';

/** One line of a cart: its thumbnail and its details. */
export function LineFrame({ line, children }: { line: CartLine; children: ReactNode }) {
  return (
    <Item>
      <LinePicture picture={line.picture} />
      <div>{children}</div>
    </Item>
  );
}

/** The product's title, as a link while the shop sells it. */
export function LineTitle({ line, isGone = false }: { line: CartLine; isGone?: boolean }) {
  const options = lineOptions(line);
  const slug = line.slug ?? productSlug(line.title);
  return (
    <>
      <Title>
        {isGone || !slug ? titleOf(line) : <Link to={links.product(slug, line.variantId)}>{titleOf(line)}</Link>}
      </Title>
      {options && <Quiet>{options}</Quiet>}
    </>
  );
}

export const Quiet = styled.p`
  margin: 0;
  color: var(--soft);
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: min(var(--space-96), 30%) minmax(0, 1fr);
  gap: var(--space-16);
  padding: var(--space-24) 0;
  border-bottom: 1px solid var(--line);
  /* A long word must not widen the page. */
  overflow-wrap: anywhere;

  &:first-child {
    padding-top: 0;
  }
`;

const Title = styled.h2`
  margin: 0;
  font-family: var(--font-text);
  font-size: var(--text-18);
  font-weight: 600;

  a {
    display: inline-block;
    padding: var(--space-12) 0;
  }
`;
