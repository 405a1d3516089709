import type { CartLine } from '@paw/shared/contract/cartStorage.ts';
import { links } from '@paw/shared/contract/links.ts';
import { productSlug } from '@paw/shared/contract/taxonomy.ts';
import { Link } from '@paw/shared/router.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinePicture } from './LinePicture.tsx';
import { lineOptions } from './lineName.ts';

/** One line of a cart: its thumbnail, and beside it whatever is said and done. */
export function LineFrame({ line, children }: { line: CartLine; children: ReactNode }) {
  return (
    <Item>
      <LinePicture picture={line.picture} />
      <div>{children}</div>
    </Item>
  );
}

/** What it is, as the way to its page. */
export function LineTitle({ line }: { line: CartLine }) {
  const options = lineOptions(line);
  return (
    <>
      <Title>
        <Link to={links.product(line.slug ?? productSlug(line.title), line.variantId)}>{line.title}</Link>
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
  grid-template-columns: var(--space-96) minmax(0, 1fr);
  gap: var(--space-16);
  padding: var(--space-24) 0;
  border-bottom: 1px solid var(--line);

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
