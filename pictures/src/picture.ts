import type { Master } from './loadMasters.ts';

/** What can be asked for under one name. */
export interface Picture {
  name: string;
  master: Master;
  /** For each colour zone the hex value it has when an address asks for none. Scenes have no zones. */
  zones: readonly string[];
  /** What else its zones may look like: a hex value for each. Nothing else is ever made. */
  colourings: readonly (readonly string[])[];
  /** Plastic, rubber and paint keep white highlights in any colour, cloth does not. */
  glossy: boolean;
  /** Six hex digits that the studio's ground has: its pet's. Scenes keep their own ground. */
  tint?: string;
  /** Of the master, in pixels. */
  width: number;
  height: number;
  /** Names the content: part of the address, and changes with the master and with the code that makes pictures. */
  version: string;
  /** This name is only an older or shorter one for another picture. */
  now?: string;
}

/** What a picture can be asked for as. */
export interface Format {
  ending: 'webp' | 'jpg';
  /** In pixels. */
  widths: readonly number[];
}

/** JPEG is for machines that show one large picture: feeds and link previews. */
export function formatsOf({ width, height }: Pick<Picture, 'width' | 'height'>): readonly Format[] {
  const widths = width === height ? [160, 320, 640, 960] : [640, 960, 1600];
  return [
    { ending: 'webp', widths: widths.filter((one) => one <= width) },
    { ending: 'jpg', widths: [960] },
  ];
}
