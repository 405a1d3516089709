import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton.tsx';

interface Props {
  id: string;
  title: ReactNode;
  onClose: () => void;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** The title, which gets the focus when the layer opens, and the close button. */
export function LayerHead({ id, title, onClose, titleRef }: Props) {
  return (
    <Head>
      <Title id={id} ref={titleRef} tabIndex={-1}>
        {title}
      </Title>
      <IconButton icon={X} label="Close" onClick={onClose} />
    </Head>
  );
}

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-16);
  padding: var(--space-12) var(--space-12) var(--space-12) var(--space-24);
  background: var(--paper);
  border-bottom: 1px solid var(--line);
`;

const Title = styled.h2`
  min-width: 0;
  margin: 0;
  padding: calc((var(--target) - 1.15em) / 2) 0;
  font-size: var(--text-22);
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
