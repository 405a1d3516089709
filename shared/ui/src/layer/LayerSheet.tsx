import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { LayerHead } from './LayerHead.tsx';
import { contentLook, footLook, sheetLook } from './layerLook.ts';

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
  ${contentLook}
`;

export const LayerFoot = styled.div`
  ${footLook}
  > * {
    flex: 1 1 auto;
  }
`;
