import { links } from '@paw/contract/links.ts';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { SmallScene } from '@paw/ui/SmallScene.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import type { ReactNode } from 'react';
import { Centered } from './NoReference.tsx';

/** What a browser without JavaScript gets in place of something private: why, and where to find it otherwise. */
export function NeedsScript({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageFrame>
      <Centered>
        <SmallScene name="empty-basket" />
        <PageTitle>{title}</PageTitle>
        <p>{children}</p>
        <TextLink to={links.contact()}>Contact us about an order</TextLink>
      </Centered>
    </PageFrame>
  );
}
