import { Button } from '@paw/ui/Button.tsx';
import { Checkbox } from '@paw/ui/Checkbox.tsx';
import { Disclosure } from '@paw/ui/Disclosure.tsx';
import { styled } from 'styled-components';
import type { Facets } from '../loadList.ts';
import { Count } from './Count.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import { type Filters, type Several, toggled } from './filters.ts';
import { PriceFacet } from './PriceFacet.tsx';
import { RatingFacet } from './RatingFacet.tsx';

interface Props {
  /** For controls that are elsewhere and belong to the form. */
  id?: string;
  facets: Facets;
  filters: Filters;
  /** What is changed applies at once. Without JavaScript the form is sent by its button. */
  onChange: (filters: Filters) => void;
}

/** Every way to narrow a list, with the number of products behind each. */
export function FilterForm({ id, facets, filters, onChange }: Props) {
  const { subcategories, brands, sizes, colors, colorFamilies, ratings, price, inStock } = facets;
  const several = (name: Several) => ({
    name,
    chosen: filters[name],
    onToggle: (value: string) => onChange(toggled(filters, name, value)),
  });
  const named = ({ name, ...rest }: { name: string; count: number; hex?: string }) => ({
    value: name,
    label: name,
    ...rest,
  });
  const parts = subcategories.map(({ slug, name, count }) => ({ value: slug, label: name, count }));
  return (
    <form id={id} method="get" aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <FacetGroup title="Type" options={parts} {...several('subcategory')} open />
      <PriceFacet filters={filters} range={price} onChange={onChange} />
      <FacetGroup title="Size" options={sizes.map(named)} {...several('size')} open />
      <FacetGroup title="Color" options={colorFamilies.map(named)} {...several('color_family')} open />
      {/* An address of an older page may name single colors. */}
      {filters.color.length > 0 && (
        <FacetGroup
          title="Exact color"
          options={colors.filter(({ name }) => filters.color.includes(name)).map(named)}
          {...several('color')}
          open
        />
      )}
      <FacetGroup title="Brand" options={brands.map(named)} {...several('brand')} open={false} />
      <RatingFacet
        rating={filters.rating}
        ratings={ratings}
        onChange={(rating) => onChange({ ...filters, rating })}
        open={false}
      />
      <Disclosure title="Availability" open>
        <Checkbox
          name="in_stock"
          value="1"
          checked={filters.inStock}
          onChange={() => onChange({ ...filters, inStock: !filters.inStock })}
          label={
            <Words>
              In stock
              <Count count={inStock.count} />
            </Words>
          }
        />
      </Disclosure>
      <Send type="submit">Show results</Send>
    </form>
  );
}

const Words = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-8);
`;

/* What is changed applies at once, where JavaScript is. */
const Send = styled(Button)`
  display: none;
  width: 100%;
  margin-top: var(--space-16);
  @media (scripting: none) {
    display: inline-flex;
  }
`;
