import { useElementId } from '@paw/shared/ui/useElementId.ts';
import { styled } from 'styled-components';
import type { ProductDetail } from './variants.ts';

/** What one reads before buying: the description, then the facts. */
export function ProductDetails({ product: { description, specifications } }: { product: ProductDetail }) {
  const descriptionId = useElementId();
  const specificationsId = useElementId();
  return (
    <Columns>
      <section aria-labelledby={descriptionId}>
        <h2 id={descriptionId}>Description</h2>
        <Text>{description}</Text>
      </section>
      <section aria-labelledby={specificationsId}>
        <h2 id={specificationsId}>Specifications</h2>
        <Table>
          <tbody>
            {specifications.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-48);
  margin-top: var(--space-48);
  @media (min-width: 992px) {
    grid-template-columns: 7fr 5fr;
    margin-top: var(--space-64);
  }
`;

const Text = styled.p`
  max-width: 68ch;
  font-size: var(--text-18);
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: var(--space-12) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  th {
    width: 40%;
    padding-right: var(--space-16);
    color: var(--soft);
    font-weight: 400;
  }
`;
