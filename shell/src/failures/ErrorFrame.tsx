import { PageFrame } from '@paw/ui/PageFrame.tsx';
import { Paw } from '@paw/ui/Paw.tsx';
import { SmallScene, type SmallSceneName } from '@paw/ui/SmallScene.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** The paw when not given: it needs no request, so it works offline. */
  scene?: SmallSceneName;
  children: ReactNode;
}

/** The frame of a page shown in place of another: a picture, what happened, what to do. */
export function ErrorFrame({ scene, children }: Props) {
  return (
    <PageFrame>
      <Column $isCentered={Boolean(scene)}>
        {scene ? (
          <SmallScene name={scene} />
        ) : (
          <Ground>
            <Paw size={56} />
          </Ground>
        )}
        {children}
      </Column>
    </PageFrame>
  );
}

const Column = styled.div<{ $isCentered: boolean }>`
  max-width: 65ch;
  margin-inline: ${({ $isCentered }) => $isCentered && 'auto'};
  text-align: ${({ $isCentered }) => $isCentered && 'center'};
  > :first-child {
    margin-bottom: var(--space-24);
    margin-inline: ${({ $isCentered }) => $isCentered && 'auto'};
  }
  form {
    margin: var(--space-24) 0 var(--space-32);
  }
  h2 {
    font-size: var(--text-22);
  }
`;

const Ground = styled.div`
  display: grid;
  place-items: center;
  width: var(--space-96);
  height: var(--space-96);
  background: var(--sand);
  border-radius: var(--radius-round);
`;
