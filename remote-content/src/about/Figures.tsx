import type { paths } from '@paw/api-client/apiTypes.d.ts';
import { formatCount } from '@paw/rules/formatCount.ts';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { styled } from 'styled-components';

export type ShopFigures = paths['/api/figures']['get']['responses'][200]['content']['application/json'];

/** The shop's present figures. Zeros are left out. */
export function Figures({ figures }: { figures: ShopFigures }) {
  const { products, variants, places, brands, ratings, starsTenths } = figures;
  const rows = [
    { value: products, label: `products, in ${formatCount(variants)} sizes and colors` },
    { value: places, label: 'categories, from beds to aquariums' },
    { value: brands, label: 'brands' },
    { value: ratings, label: `ratings, averaging ${((starsTenths ?? 0) / 10).toFixed(1)} out of 5 stars` },
  ].filter(({ value }) => value > 0);
  return (
    <section>
      <h2>By the numbers</h2>
      <Row>
        {rows.map(({ value, label }) => (
          <li key={label}>
            <strong>{formatCount(value)}</strong> {label}
          </li>
        ))}
      </Row>
      <Note>Live numbers from our catalog.</Note>
    </section>
  );
}

const Row = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-24) var(--space-16);
  strong {
    display: block;
    color: var(--pine);
    font-family: var(--font-heading);
    font-size: var(--text-36);
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Note = styled.p`
  margin: var(--space-16) 0 0;
  color: var(--soft);
  font-size: var(--text-14);
`;
