import { type Head, type LoaderArgs, movedTo, notFound, type PageProps } from '@paw/contract/remote.ts';
import { findCategory, findPet, findSubcategory, type Pet } from '@paw/rules/taxonomy.ts';
import { Listing } from '../listing/Listing.tsx';
import { listingWays } from '../listing/listingWays.ts';
import type { ListingData } from '../listing/loadListing.ts';
import { isWritten, type Place, placeUrl } from '../listing/place.ts';

/**
 * Further URLs of the lists, which the specification names without describing their content. `/DogSupplies/:title`,
 * `/CatSupplies/:title` and `/PetSupplies/:pet/:title` show a category or a subcategory, `/parent-supplies/:title` shows
 * everything for a pet. Their canonical URL is the list's own.
 */
export const dogSupplies = suppliesPage(({ title }) => findSupplies(findPet('dog'), title));
export const catSupplies = suppliesPage(({ title }) => findSupplies(findPet('cat'), title));
export const petSupplies = suppliesPage(({ categoryType, title }) => findSupplies(findPet(categoryType ?? ''), title));
export const parentSupplies = suppliesPage(({ title }) => {
  const pet = findPet(title ?? '');
  return pet && { pet };
});

type Params = PageProps<unknown>['params'];

function suppliesPage(find: (params: Params) => Place | undefined) {
  const placeOf = (params: Params) => {
    const place = find(params);
    if (!place) throw notFound(`There are no supplies under "${Object.values(params).join('/')}".`);
    return place;
  };
  return {
    loader: async (args: LoaderArgs) => {
      const place = placeOf(args.params);
      const slug = place.subcategory?.slug ?? place.category?.slug;
      if (slug && !isWritten(args.params.title, slug)) throw movedTo(placeUrl(place));
      return (await listingWays.load()).loadListing(args, place);
    },
    head: (data: ListingData, params: Params): Head => listingWays.loaded().listingHead(placeOf(params), data),
    Component: ({ data, params }: PageProps<ListingData>) => <Listing place={placeOf(params)} list={data} />,
  };
}

function findSupplies(pet: Pet | undefined, title = ''): Place | undefined {
  const category = pet && findCategory(pet, title);
  if (category) return { pet, category };
  for (const whole of pet?.categories ?? []) {
    const subcategory = findSubcategory(whole, title);
    if (pet && subcategory) return { pet, category: whole, subcategory };
  }
  return undefined;
}
