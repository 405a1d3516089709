import { useRef } from 'react';
import { useElementId } from './useElementId.ts';
import { styled } from 'styled-components';
import type { DialogProps } from './Dialog.tsx';
import { LayerSheet } from './layer/LayerSheet.tsx';
import { layerLook } from './layer/layerLook.ts';
import { useModalLayer } from './layer/useModalLayer.ts';

interface Props extends DialogProps {
  /** The edge of the window that it opens from. */
  side?: 'left' | 'right';
}

/** A panel as high as the window, at its left or right edge: the menu, filters, the cart. */
export function Drawer({ open, onClose, title, children, actions, focus, side = 'right' }: Props) {
  const id = useElementId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const layer = useModalLayer({ open, onClose, focus: focus ?? titleRef });
  return (
    <Frame {...layer} aria-labelledby={id} $side={side}>
      <Sheet id={id} title={title} titleRef={titleRef} onClose={onClose} actions={actions}>
        {children}
      </Sheet>
    </Frame>
  );
}

const Frame = styled.dialog<{ $side: 'left' | 'right' }>`
  --from: ${({ $side }) => ($side === 'left' ? 'translateX(-100%)' : 'translateX(100%)')};
  ${layerLook}
  width: min(100% - var(--space-32), var(--panel));
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  margin-left: ${({ $side }) => ($side === 'left' ? '0' : 'auto')};
`;

const Sheet = styled(LayerSheet)`
  height: 100%;
`;
