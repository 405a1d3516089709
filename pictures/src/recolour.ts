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

/** A pixel with less of the zone than this shows what lies behind it too: between hairs, at edges. */
const WHOLE = 0.97;

/** Light alone makes plastic at most this much brighter than its well-lit tone; what is above it is a highlight. */
const HIGHLIGHT_FROM = 1.45;

/**
 * Colours the zones of an RGB master, in place. The master's zones are grey: multiplying in linear light
 * keeps shade and texture. On a glossy thing highlights stay white; on cloth they would look like snow. At a zone's edge
 * the bright ground that shines through is no part of it, or fur would wear a halo.
 */
export function recolour(pixels: Uint8Array, zones: readonly ZoneMask[], glossy: boolean): void {
  for (const { mask, colour } of zones) {
    const tone = wellLitTone(pixels, mask);
    const inside = glossy ? tone * HIGHLIGHT_FROM : 1;
    const atEdge = glossy ? inside : tone;
    const cast = castOf(pixels, mask);
    const gain = parseHex(colour).map((value, channel) => value / tone / (cast[channel] ?? 1)) as LinearColour;
    for (let pixel = 0; pixel < mask.length; pixel++) {
      const share = (mask[pixel] ?? 0) / 255;
      if (share > 0) colourPixel(pixels, pixel * 3, gain, share, share < WHOLE ? atEdge : inside);
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

/** How red and blue the grey of a zone is beside its green: the ground and the lamps tint it a little. */
function castOf(pixels: Uint8Array, mask: Uint8Array): LinearColour {
  const sum: LinearColour = [0, 0, 0];
  mask.forEach((share, pixel) => {
    if (share < WHOLE * 255) return;
    for (const channel of [0, 1, 2] as const) sum[channel] += toLinear[pixels[pixel * 3 + channel] ?? 0] ?? 0;
  });
  return sum[1] > 0 ? [sum[0] / sum[1], 1, sum[2] / sum[1]] : [1, 1, 1];
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
