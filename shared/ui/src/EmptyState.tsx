import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SmallScene, type SmallSceneName } from './SmallScene.tsx';

interface Props {
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** One action: a ButtonLink. */
  action: ReactNode;
  /** `empty-bowl` when not given. */
  scene?: SmallSceneName;
}

/** For an empty page or list: a scene, one sentence, one action. */
export function EmptyState({ title, children, action, scene = 'empty-bowl' }: Props) {
  return (
    <Frame>
      <SmallScene name={scene} />
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  padding: var(--space-32) var(--space-16) var(--space-48);
  text-align: center;
  > :first-child {
    margin-bottom: var(--space-24);
  }
  h2 {
    margin-bottom: var(--space-8);
  }
  p {
    max-width: 45ch;
    margin-bottom: var(--space-24);
    color: var(--soft);
    text-wrap: balance;
  }
`;
