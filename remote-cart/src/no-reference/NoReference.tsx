import { links } from '@paw/contract/links.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { SmallScene } from '@paw/ui/SmallScene.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextLink } from '@paw/ui/TextLink.tsx';

interface Props {
  title: string;
  /** What the page shows, and to whom. */
  children: ReactNode;
}

/** For a page that shows something only to the holder of its reference: it reveals nothing and links elsewhere. */
export function NoReference({ title, children }: Props) {
  return (
    <Message title={title} text={children}>
      <Ways>
        <ButtonLink to={links.home()}>Start shopping</ButtonLink>
        <ButtonLink to={links.cart()} kind="secondary">
          View cart
        </ButtonLink>
      </Ways>
    </Message>
  );
}

/** What a browser without JavaScript shows in place of something private: why, and where else to find it. */
export function NeedsScript({ title, children }: Props) {
  return (
    <Message title={title} text={children}>
      <TextLink to={links.contact()}>Contact us about an order</TextLink>
    </Message>
  );
}

interface MessageProps {
  title: string;
  text: ReactNode;
  /** Links. */
  children: ReactNode;
}

function Message({ title, text, children }: MessageProps) {
  return (
    <PageFrame>
      <Centered>
        <SmallScene name="empty-basket" />
        <PageTitle>{title}</PageTitle>
        <p>{text}</p>
        {children}
      </Centered>
    </PageFrame>
  );
}

const Centered = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
