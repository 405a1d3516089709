import { PlainList } from '@paw/ui/PlainList.tsx';
import { styled } from 'styled-components';

interface Props {
  label: string;
  /** Each with the id of its heading on the page. */
  entries: readonly { id: string; title: string }[];
  className?: string;
}

/** The parts of a page as links to their headings. */
export function Contents({ label, entries, className }: Props) {
  return (
    <Frame aria-label={label} className={className}>
      <PlainList>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </PlainList>
    </Frame>
  );
}

const Frame = styled.nav`
  padding: var(--space-12) var(--space-16);
  background: var(--sand);
  border-radius: var(--radius-card);
  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
  }
  @media print {
    display: none;
  }
`;
