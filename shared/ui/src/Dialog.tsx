import { type ReactNode, type RefObject, useRef } from 'react';
import { useElementId } from './useElementId.ts';
import { styled } from 'styled-components';
import { LayerHead } from './layer/LayerHead.tsx';
import { contentLook, footLook, layerLook, sheetLook } from './layer/layerLook.ts';
import { useModalLayer } from './layer/useModalLayer.ts';

export interface DialogProps {
  open: boolean;
  /** Its button, Escape, a press beside it, or the browser's Back. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stay in sight below the content: buttons, the primary one first. */
  actions?: ReactNode;
  /** Takes the focus when it opens; else the title does, where reading starts. */
  focus?: RefObject<HTMLElement | null>;
}

/** One thing to do or decide before going on. On phones it is at the bottom, near the thumb. */
export function Dialog({ open, onClose, title, children, actions, focus }: DialogProps) {
  const id = useElementId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const layer = useModalLayer({ open, onClose, focus: focus ?? titleRef });
  return (
    <Frame {...layer} aria-labelledby={id}>
      <Sheet>
        <LayerHead id={id} title={title} onClose={onClose} titleRef={titleRef} />
        <Content>{children}</Content>
        {actions ? <Foot>{actions}</Foot> : null}
      </Sheet>
    </Frame>
  );
}

const Frame = styled.dialog`
  --from: translateY(var(--space-24));
  ${layerLook}
  width: min(100%, var(--panel) + var(--space-96));
  max-width: 100%;
  max-height: 100%;
  margin: auto auto 0;
  @media (min-width: 576px) {
    width: min(100% - 2 * var(--space-16), var(--panel) + var(--space-96));
    margin: auto;
  }
`;

const Sheet = styled.div`
  ${sheetLook}
  max-height: 90dvh;
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  @media (min-width: 576px) {
    border-radius: var(--radius-card);
  }
`;

const Content = styled.div`
  ${contentLook}
`;

const Foot = styled.div`
  ${footLook}
  > * {
    flex: 1 1 auto;
  }
  @media (min-width: 576px) {
    flex-direction: row-reverse;
    > * {
      flex: none;
    }
  }
`;
