import { type ReactNode, type RefObject, useRef } from 'react';
import { useElementId } from './useElementId.ts';
import { styled } from 'styled-components';
import { LayerFoot, LayerSheet } from './layer/LayerSheet.tsx';
import { layerLook } from './layer/layerLook.ts';
import { useModalLayer } from './layer/useModalLayer.ts';

export interface DialogProps {
  open: boolean;
  /** Called by its close button, Escape, a press outside, or the browser's Back. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons that stay in view below the content, the primary one first. */
  actions?: ReactNode;
  /** Gets the focus when it opens; the title when not given. */
  focus?: RefObject<HTMLElement | null>;
}

/** One task or decision over the page. On phones it is at the bottom, near the thumb. */
export function Dialog({ open, onClose, title, children, actions, focus }: DialogProps) {
  const id = useElementId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const layer = useModalLayer({ open, onClose, focus: focus ?? titleRef });
  return (
    <Frame {...layer} aria-labelledby={id}>
      <Sheet id={id} title={title} titleRef={titleRef} onClose={onClose} actions={actions}>
        {children}
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

const Sheet = styled(LayerSheet)`
  max-height: 90dvh;
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  @media (min-width: 576px) {
    border-radius: var(--radius-card);
    > ${LayerFoot} {
      flex-direction: row-reverse;
      > * {
        flex: none;
      }
    }
  }
`;
