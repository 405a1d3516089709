import { links } from '@paw/contract/links.ts';
import { colourOptions, type ProductDetail, type Variant } from '../../variant/variants.ts';

/** One picture of a product: its first side in one of its colors, or another side in the chosen color. */
export interface View {
  /** The color, followed by what another side shows; '' when the product has no color. */
  name: string;
  colour: string;
  /** 0 = the first picture. */
  side: number;
  picture: string;
  /** A hex value for each color zone of the picture. */
  colours: string[];
  alt: string;
  /** The URL of the page with the shown variant. */
  url: string;
}

/** The shopper's selection of a view. */
export interface Look {
  colour: string;
  /** 0 = the first picture. */
  side: number;
}

/**
 * All views: each color in order, then the other sides in the chosen color; and the index of the shown view.
 */
export function galleryViews(
  product: ProductDetail,
  chosen: Variant,
  { colour, side }: Look,
): { views: View[]; shown: number } {
  const { title, picture, slug, variants } = product;
  const viewOf = (name: string, variant: Variant, place = 0): View => ({
    name: place ? sideName(name, picture.viewAlts[place - 1] ?? `close-up ${place}`) : name,
    colour: variant.colour.name,
    side: place,
    picture: picture.views[place - 1] ?? picture.name,
    colours: variant.colour.hexes.length ? variant.colour.hexes : picture.colours,
    alt: `${name ? `${title} in ${name}` : title}: ${picture.viewAlts[place - 1] ?? picture.alt}`,
    url: links.product(slug, variant.sku),
  });
  const options = colourOptions(variants, chosen);
  const firsts = options.length
    ? options.map((option) => viewOf(option.name, option.chosen ? chosen : option.variant))
    : [viewOf('', chosen)];
  const sides = picture.views.map((_, place) => viewOf(chosen.colour.name, chosen, place + 1));
  return {
    views: [...firsts, ...sides],
    shown: Math.max(0, sides[side - 1] ? firsts.length + side - 1 : options.findIndex(({ name }) => name === colour)),
  };
}

const sideName = (colour: string, alt: string) => [colour, alt].filter(Boolean).join(': ');

const steps: Record<string, 1 | -1 | undefined> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where an arrow key leads among the views. A key pressed with a modifier is left to the browser. */
export function stepOf(event: { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean }) {
  return event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];
}

/** The place after a step; the first follows the last. */
export function placeAfter(place: number, step: 1 | -1, count: number): number {
  return (place + step + count) % count;
}
