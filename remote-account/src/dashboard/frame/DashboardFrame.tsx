import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import type { Head } from '@paw/contract/remote.ts';
import { MemberContent, type MemberContentProps } from '../../member/MemberContent.tsx';
import { SectionNav } from './SectionNav.tsx';

interface Props<Data> extends MemberContentProps<Data> {
  /** The page's h1. */
  title: string;
}

/** One section of the account: its title, links to the others, and its content in any state. */
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

/* As high as a page, so that the footer does not move while content loads. */
const Content = styled.div`
  min-height: 50vh;
`;

/** The head of a section, which search engines must not index. @param path the section's */
export function sectionHead(title: string, path: string): Head {
  return {
    title: `${title} | Paw Dailies`,
    description: `${title}: a part of your account at Paw Dailies.`,
    canonical: path,
    robots: 'noindex',
  };
}
