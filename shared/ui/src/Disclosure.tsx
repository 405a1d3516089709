import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  /** Disclosures with the same name close each other. */
  name?: string;
}

/** A native disclosure: it opens without JavaScript, and when a search in the page finds its content. */
export function Disclosure({ title, children, ...rest }: Props) {
  return (
    <Details {...rest}>
      <summary>
        <span>{title}</span>
        <ChevronDown size="1.25em" strokeWidth={1.75} aria-hidden />
      </summary>
      <Content>{children}</Content>
    </Details>
  );
}

const Details = styled.details`
  border-bottom: 1px solid var(--line);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-16);
    min-height: var(--control);
    padding: var(--space-8) 0;
    border-radius: var(--radius-field);
    cursor: pointer;
    font-weight: 600;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: var(--pine);
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  summary svg {
    flex: none;
    color: var(--pine);
    transition: transform 120ms ease-out;
  }
  &[open] > summary svg {
    transform: rotate(-180deg);
  }
  @media print {
    &::details-content {
      display: block;
      content-visibility: visible;
    }
    summary svg {
      display: none;
    }
  }
`;

const Content = styled.div`
  padding-bottom: var(--space-16);
  > :last-child {
    margin-bottom: 0;
  }
`;
