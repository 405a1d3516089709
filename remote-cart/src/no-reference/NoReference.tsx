import { links } from '@paw/shared/contract/links.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { SmallScene } from '@paw/shared/ui/SmallScene.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  /** What would stand here, and for whom. */
  children: ReactNode;
}

/** Stands where an address shows something only to whoever holds a reference to it: it tells nothing, and leads on. */
export function NoReference({ title, children }: Props) {
  return (
    <PageFrame>
      <Middle>
        <SmallScene name="empty-basket" />
        <PageTitle>{title}</PageTitle>
        <p>{children}</p>
        <Ways>
          <ButtonLink to={links.home()}>Look around the shop</ButtonLink>
          <ButtonLink to={links.cart()} kind="secondary">
            Go to your cart
          </ButtonLink>
        </Ways>
      </Middle>
    </PageFrame>
  );
}

const Middle = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--space-24) 0 var(--space-48);
  text-align: center;
  h1 {
    margin: var(--space-24) 0 var(--space-12);
  }
  p {
    max-width: 48ch;
    margin-bottom: var(--space-24);
    color: var(--soft);
    font-size: var(--text-18);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-12);
  @media (max-width: 575.98px) {
    width: 100%;
    a {
      width: 100%;
    }
  }
`;
