import { formatsOf, type Picture } from '../picture.ts';
import { type MadePicture, pictureKey } from '../pictureStore.ts';

/** Widths of cards first, then of the product page; rarely requested ones last. */
const ORDER = [320, 640, 160, 960, 1600];

/**
 * Every picture, color and width that a page may show and that is not made yet, as WebP. AVIF follows what is requested, and
 * JPEG is made on request only.
 */
export function listUnprepared(pictures: Iterable<Picture>, isKept: (key: string) => boolean): MadePicture[] {
  const all = [...pictures]
    .filter(({ now }) => !now)
    .flatMap((picture) => {
      const colourings = picture.colourings.length ? picture.colourings : [picture.zones];
      const widths = formatsOf(picture).find(({ ending }) => ending === 'webp')?.widths ?? [];
      return widths.flatMap((width) =>
        colourings.map((colours) => ({ picture, colours, width, ending: 'webp' as const })),
      );
    });
  return all
    .filter((wanted) => !isKept(pictureKey(wanted)))
    .toSorted((one, other) => ORDER.indexOf(one.width) - ORDER.indexOf(other.width));
}
