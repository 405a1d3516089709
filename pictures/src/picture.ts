import type { Master } from './loadMasters.ts';

/** A picture that can be requested by name. */
export interface Picture {
  name: string;
  master: Master;
  /** The default hex value of each color zone. Scenes have no zones. */
  zones: readonly string[];
  /** The allowed colorings of its zones, a hex value for each zone. No other coloring is ever made. */
  colourings: readonly (readonly string[])[];
  /** Plastic, rubber and paint keep white highlights in any color; cloth does not. */
  glossy: boolean;
  /** The color of the ground, six hex digits: its pet's. Scenes keep their own ground. */
  tint?: string;
  /** Of the master, in pixels. */
  width: number;
  height: number;
  /** Part of the URL. Changes with the master and with the code that makes pictures. */
  version: string;
  /** The current name, when this one is an older or shorter name of the same picture. */
  now?: string;
}

/** A file format in which a picture can be requested. */
export interface Format {
  ending: 'webp' | 'jpg';
  /** In pixels. */
  widths: readonly number[];
}

/** JPEG is for feeds and link previews, which show one large picture. */
export function formatsOf({ width, height }: Pick<Picture, 'width' | 'height'>): readonly Format[] {
  const widths = width === height ? [160, 320, 640, 960] : [640, 960, 1600];
  return [
    { ending: 'webp', widths: widths.filter((one) => one <= width) },
    { ending: 'jpg', widths: [960] },
  ];
}
