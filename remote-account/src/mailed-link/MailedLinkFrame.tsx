import { ButtonLink } from '@paw/ui/Button.tsx';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  /** For a browser without JavaScript, which cannot read the link's secret. */
  noScript: string;
  /** The link below everything: where it leads, and its label. */
  back: { path: string; label: string };
  children: ReactNode;
}

/** The page that a link in an email opens. */
export function MailedLinkFrame({ title, noScript, back, children }: Props) {
  return (
    <PageFrame>
      <Column>
        <PageTitle>{title}</PageTitle>
        {children}
        <noscript>
          <p>{noScript}</p>
        </noscript>
        <ButtonLink kind="quiet" to={back.path}>
          {back.label}
        </ButtonLink>
      </Column>
    </PageFrame>
  );
}

const Column = styled.div`
  display: grid;
  gap: var(--space-8);
  max-width: var(--panel);
  margin: 0 auto;
  p {
    margin: 0;
  }
`;
