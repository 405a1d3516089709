import { useRef } from 'react';
import { useElementId } from './useElementId.ts';
import { styled } from 'styled-components';
import type { DialogProps } from './Dialog.tsx';
import { LayerHead } from './layer/LayerHead.tsx';
import { contentLook, footLook, layerLook, sheetLook } from './layer/layerLook.ts';
import { useModalLayer } from './layer/useModalLayer.ts';

interface Props extends DialogProps {
  /** The edge that it is fixed to. */
  side?: 'left' | 'right';
}

/** A menu, filters, the cart: as high as the window, and open beside the page. */
export function Drawer({ open, onClose, title, children, actions, focus, side = 'right' }: Props) {
  const id = useElementId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const layer = useModalLayer({ open, onClose, focus: focus ?? titleRef });
  return (
    <Frame {...layer} aria-labelledby={id} $side={side}>
      <Sheet>
        <LayerHead id={id} title={title} onClose={onClose} titleRef={titleRef} />
        <Content>{children}</Content>
        {actions ? <Foot>{actions}</Foot> : null}
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

const Sheet = styled.div`
  ${sheetLook}
  height: 100%;
`;

const Content = styled.div`
  ${contentLook}
`;

const Foot = styled.div`
  ${footLook}
  > * {
    flex: 1 1 auto;
  }
`;
