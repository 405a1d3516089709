import { formatsOf, type Picture } from '../picture.ts';
import type { PictureAddress } from '../pictureAddress.ts';
import { pictureKey } from '../pictureStore.ts';

/** Cards first, then the product page; what few ask for comes last. */
const ORDER = [320, 640, 160, 960, 1600];

/** Every picture in every colour and width that a page may show and that is not made yet. JPEG waits until asked for. */
export function listUnprepared(pictures: Iterable<Picture>, isKept: (key: string) => boolean): PictureAddress[] {
  const addresses = [...pictures]
    .filter(({ now }) => !now)
    .flatMap((picture) => {
      const colourings = picture.colourings.length ? picture.colourings : [picture.zones];
      const widths = formatsOf(picture).find(({ ending }) => ending === 'webp')?.widths ?? [];
      return widths.flatMap((width) =>
        colourings.map((colours) => ({ picture, colours, width, ending: 'webp' as const })),
      );
    });
  return addresses
    .filter((address) => !isKept(pictureKey(address)))
    .toSorted((one, other) => ORDER.indexOf(one.width) - ORDER.indexOf(other.width));
}
