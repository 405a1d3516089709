import { Button } from '@paw/ui/Button.tsx';
import { Checkbox } from '@paw/ui/Checkbox.tsx';
import { Disclosure } from '@paw/ui/Disclosure.tsx';
import { styled } from 'styled-components';
import type { Several } from '../../queryNames.ts';
import { CountedLabel } from './CountedLabel.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import { type Facets, type Filters, toggled } from './filters.ts';
import { PriceFacet } from './PriceFacet.tsx';
import { RatingFacet } from './RatingFacet.tsx';

interface Props {
  /** For controls outside of the form that belong to it. */
  id?: string;
  facets: Facets;
  filters: Filters;
  /** A change applies at once. Without JavaScript the form is sent by its button. */
  onChange: (filters: Filters) => void;
}

/** All filters of a list, with the number of products for each value. */
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
      {/* URLs that older pages linked to may name single colors. */}
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
          label={<CountedLabel count={inStock.count}>In stock</CountedLabel>}
        />
      </Disclosure>
      <Send type="submit">Show results</Send>
    </form>
  );
}

/* Only without JavaScript: with it a change applies at once. */
const Send = styled(Button)`
  display: none;
  width: 100%;
  margin-top: var(--space-16);
  @media (scripting: none) {
    display: inline-flex;
  }
`;
