import { PlainList } from '@paw/shared/ui/PlainList.tsx';
import { styled } from 'styled-components';

/** Article cards side by side, each in an `<li>`; `$columns` on wide screens. */
export const ArticleList = styled(PlainList)<{ $columns: 3 | 4 }>`
  display: grid;
  gap: var(--space-48) var(--space-24);
  @media (min-width: 768px) {
    grid-template-columns: repeat(${({ $columns }) => ($columns === 4 ? 2 : 3)}, minmax(0, 1fr));
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;
