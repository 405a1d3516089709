import { links } from '@paw/shared/contract/links.ts';
import { colourOptions, type ProductDetail, type Variant } from '../variants.ts';

/** One look at a product: its first picture in one of its colors, or the chosen one from another side. */
export interface View {
  /** Of the color; '' when the product has none. */
  name: string;
  /** 0 = the first picture. */
  side: number;
  picture: string;
  /** A hex value for each color zone of the picture. */
  colours: string[];
  alt: string;
  /** What looking at it chooses: what one sees is what one adds. */
  variant: Variant;
  /** The page's address with it. */
  address: string;
}

/**
 * What there is to look at: every color in their order, then the chosen one from its other sides; and which of it is
 * shown. @param side the one that the shopper looks at, 0 = the first
 */
export function galleryViews(product: ProductDetail, chosen: Variant, side: number): { views: View[]; shown: number } {
  const { title, picture, slug, variants } = product;
  const viewOf = (name: string, variant: Variant, place = 0): View => ({
    name: place ? sideName(name, place) : name,
    side: place,
    picture: picture.views[place - 1] ?? picture.name,
    colours: variant.colour.hexes.length ? variant.colour.hexes : picture.colours,
    alt: `${name ? `${title} in ${name}` : title}: ${picture.viewAlts[place - 1] ?? picture.alt}`,
    variant,
    address: links.product(slug, variant.sku),
  });
  const options = colourOptions(variants, chosen);
  const firsts = options.length
    ? options.map((option) => viewOf(option.name, option.chosen ? chosen : option.variant))
    : [viewOf('', chosen)];
  const sides = picture.views.map((_, place) => viewOf(chosen.colour.name, chosen, place + 1));
  const colour = options.findIndex((option) => option.chosen);
  return { views: [...firsts, ...sides], shown: sides[side - 1] ? firsts.length + side - 1 : Math.max(colour, 0) };
}

const sideName = (colour: string, place: number) => [colour, `view ${place + 1}`].filter(Boolean).join(', ');
