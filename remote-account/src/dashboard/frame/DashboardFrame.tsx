import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import type { Head } from '@paw/contract/remote.ts';
import { MemberContent, type MemberContentProps } from '../../member/MemberContent.tsx';
import { SectionNav } from './SectionNav.tsx';

interface Props<Data> extends MemberContentProps<Data> {
  /** The page's h1. */
  title: string;
}

/** One section of the account: its title, the ways to the others, and what it shows in whatever state that is. */
export function DashboardFrame<Data>({ title, ...section }: Props<Data>) {
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      <Columns>
        <SectionNav />
        <Content>
          <MemberContent {...section} />
        </Content>
      </Columns>
    </PageFrame>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-24);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 992px) {
    gap: var(--space-64);
    grid-template-columns: calc(var(--panel) / 2.25) minmax(0, 1fr);
  }
`;

/* As high as a page, so that the footer does not come up while something loads. */
const Content = styled.div`
  min-height: 50vh;
`;

/** What a section says of itself; no search engine lists it. @param path its own */
export function sectionHead(title: string, path: string): Head {
  return {
    title: `${title} | Paw Dailies`,
    description: `${title}: a part of your account at Paw Dailies.`,
    canonical: path,
    robots: 'noindex',
  };
}
