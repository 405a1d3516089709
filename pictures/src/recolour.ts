import { type LinearColour, parseHex, toByte, toLinear } from './colour.ts';

export interface ZoneMask {
  /** One byte a pixel: 0 leaves the pixel alone, 255 colours it wholly. */
  mask: Uint8Array;
  /** Six hex digits. */
  colour: string;
}

/** This share of a zone is darker than its well-lit grey: the tone that becomes exactly the asked colour. */
const WELL_LIT = 0.65;

/** In linear light. A zone that lies in shadow as a whole, like the floor of a cave, is not lifted out of it. */
const DARKEST_LIT = 0.22;

/** Light alone makes plastic at most this much brighter than its well-lit tone; what is above it is a highlight. */
const HIGHLIGHT_FROM = 1.45;

/**
 * Colours the zones of an RGB master, in place. The master's zones are grey: multiplying in linear light
 * keeps shade and texture. On a glossy thing highlights stay white; on cloth they would look like snow.
 */
export function recolour(pixels: Uint8Array, zones: readonly ZoneMask[], glossy: boolean): void {
  for (const { mask, colour } of zones) {
    const tone = wellLitTone(pixels, mask);
    const highlightFrom = glossy ? tone * HIGHLIGHT_FROM : 1;
    const gain = parseHex(colour).map((value) => value / tone) as LinearColour;
    for (let pixel = 0; pixel < mask.length; pixel++) {
      const share = (mask[pixel] ?? 0) / 255;
      if (share > 0) colourPixel(pixels, pixel * 3, gain, share, highlightFrom);
    }
  }
}

function wellLitTone(pixels: Uint8Array, mask: Uint8Array): number {
  const histogram = new Float64Array(256);
  let total = 0;
  mask.forEach((share, pixel) => {
    const green = pixels[pixel * 3 + 1] ?? 0;
    histogram[green] = (histogram[green] ?? 0) + share;
    total += share;
  });
  let darker = 0;
  const tone = histogram.findIndex((share) => {
    darker += share;
    return darker > total * WELL_LIT;
  });
  return Math.max(DARKEST_LIT, toLinear[tone] ?? 1);
}

function colourPixel(pixels: Uint8Array, at: number, gain: LinearColour, share: number, limit: number): void {
  const red = toLinear[pixels[at] ?? 0] ?? 0;
  const green = toLinear[pixels[at + 1] ?? 0] ?? 0;
  const blue = toLinear[pixels[at + 2] ?? 0] ?? 0;
  const highlight = Math.max(0, Math.min(red, green, blue) - limit);
  pixels[at] = mix(red, gain[0], highlight, share);
  pixels[at + 1] = mix(green, gain[1], highlight, share);
  pixels[at + 2] = mix(blue, gain[2], highlight, share);
}

function mix(value: number, gain: number, highlight: number, share: number): number {
  return toByte(value * (1 - share) + ((value - highlight) * gain + highlight) * share);
}
