import { styled } from 'styled-components';
import { LOW_STOCK, stockWords } from './variants.ts';

/** Whether a variant is in stock, and how many are left when there are few. */
export function StockLine({ stock }: { stock: number }) {
  return <Line $isLow={stock <= LOW_STOCK}>{stockWords(stock)}</Line>;
}

const Line = styled.p<{ $isLow: boolean }>`
  margin: 0;
  color: ${({ $isLow }) => ($isLow ? 'var(--sale)' : 'var(--ok)')};
  font-weight: 600;
`;
