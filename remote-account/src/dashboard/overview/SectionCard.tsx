import { Card, CardLink } from '@paw/ui/Card.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A section of the account, with a short summary. */
export function SectionCard({ title, path, children }: { title: string; path: string; children: ReactNode }) {
  return (
    <Card as="li" $ground="paper">
      <Title>
        <CardLink to={path}>{title}</CardLink>
      </Title>
      <Quiet>{children}</Quiet>
    </Card>
  );
}

const Title = styled.h2`
  margin: 0;
  font-size: var(--text-18);
`;

const Quiet = styled.span`
  color: var(--soft);
`;
