import { styled } from 'styled-components';
import { type LinkItem, LinkList } from '../LinkList.tsx';

/** A column of links under its title. */
export function FooterLinks({ title, items }: { title: string; items: readonly LinkItem[] }) {
  return (
    <div>
      <Title>{title}</Title>
      <Column items={items} />
    </div>
  );
}

const Title = styled.p`
  margin: 0 0 var(--space-4);
  font-weight: 600;
`;

const Column = styled(LinkList)`
  a:hover {
    text-decoration: underline;
  }
  @media (min-width: 992px) {
    a {
      min-height: var(--space-32);
    }
  }
`;
