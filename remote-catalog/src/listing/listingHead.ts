import { pictureUrl } from '@paw/shared/contract/pictures.ts';
import type { Head } from '@paw/shared/contract/remote.ts';
import { productsInWords } from '../productsInWords.ts';
import type { ListingData } from './loadListing.ts';
import { type Place, placeName, placeUrl } from './place.ts';

/** The head of a list: its canonical address is the place's own, whatever address led to it. */
export function listingHead(place: Place, { products, total }: ListingData): Head {
  const name = placeName(place);
  const [first] = products;
  return {
    title: `${name} | Paw Dailies`,
    description: `${name} at Paw Dailies: ${productsInWords(total)} for your ${place.pet.singular.toLowerCase()}’s daily joy and well-being.`,
    canonical: placeUrl(place),
    picture: first && {
      url: pictureUrl(first.picture.name, 960, first.picture.colour ? [first.picture.colour] : []),
      alt: first.title,
    },
  };
}
