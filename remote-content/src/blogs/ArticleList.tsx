import { PlainList } from '@paw/ui/PlainList.tsx';
import { styled } from 'styled-components';

/** Article cards side by side, each in an `<li>`. */
export const ArticleList = styled(PlainList)`
  display: grid;
  gap: var(--space-48) var(--space-24);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 992px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
