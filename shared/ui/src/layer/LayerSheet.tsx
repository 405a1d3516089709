import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { LayerHead } from './LayerHead.tsx';
import { sheetLook } from './layerLook.ts';

interface Props {
  /** The id of its title. */
  id: string;
  title: ReactNode;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** What a dialog and a drawer contain: head, content, and actions that stay in view below it. */
export function LayerSheet({ actions, children, className, ...head }: Props) {
  return (
    <Sheet className={className}>
      <LayerHead {...head} />
      <Content>{children}</Content>
      {actions ? <LayerFoot>{actions}</LayerFoot> : null}
    </Sheet>
  );
}

const Sheet = styled.div`
  ${sheetLook}
`;

const Content = styled.div`
  flex: 1 0 auto;
  padding: var(--space-24);
  > :last-child {
    margin-bottom: 0;
  }
`;

export const LayerFoot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  padding: var(--space-16) var(--space-24);
  padding-bottom: max(var(--space-16), env(safe-area-inset-bottom));
  background: var(--paper);
  border-top: 1px solid var(--line);
  > * {
    flex: 1 1 auto;
  }
`;
