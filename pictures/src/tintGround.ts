import { type LinearColour, parseHex, toByte, toLinear } from './colour.ts';
import { findGroundLight } from './groundLight.ts';

/** Along each edge of the picture, as a share of its width, shadows fade into the tint: the page goes on in it. */
const FADE = 0.06;

/** A pixel with less of the ground than this is none of it. */
const LEAST = 4;

const luminance = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/**
 * Gives the studio's ground a pet's tint, in place: the neutral ground's share of each pixel is taken out and as much of
 * the tint put in, in linear light, as dark as the shadow there. The product's own share stays what it is, also where
 * ground shines through glass, between bars and hairs. At the picture's edges bare ground is exactly the tint.
 * `mask` has one byte for each RGB pixel: 255 is nothing but ground. `tint` has six hex digits.
 */
export function tintGround(pixels: Uint8Array, mask: Uint8Array, width: number, tint: string): void {
  const ground = findGroundLight(pixels, mask, width);
  const height = mask.length / width;
  const goal = parseHex(tint);
  const fade = FADE * width;
  for (let y = 0; y < height; y++) {
    const light = ground.row(y);
    for (let x = 0; x < width; x++) {
      const share = mask[y * width + x] ?? 0;
      if (share < LEAST) continue;
      const toEdge = Math.min(x, y, width - 1 - x, height - 1 - y);
      tintPixel(pixels, (y * width + x) * 3, light, x * 3, share / 255, goal, smoothStep(toEdge / fade));
    }
  }
}

/** `inside` is 0 at the picture's edge and 1 where its shadows are whole. */
function tintPixel(
  pixels: Uint8Array,
  at: number,
  light: Float32Array,
  place: number,
  share: number,
  goal: LinearColour,
  inside: number,
): void {
  const red = toLinear[pixels[at] ?? 0] ?? 0;
  const green = toLinear[pixels[at + 1] ?? 0] ?? 0;
  const blue = toLinear[pixels[at + 2] ?? 0] ?? 0;
  const groundRed = light[place] ?? 0;
  const groundGreen = light[place + 1] ?? 0;
  const groundBlue = light[place + 2] ?? 0;
  const bare = luminance(groundRed, groundGreen, groundBlue) * share;
  const shade = Math.min(1, luminance(red, green, blue) / bare);
  const kept = 1 - (1 - inside) * share;
  const added = share * (shade + (1 - shade) * (1 - inside));
  const taken = share * shade;
  pixels[at] = toByte(Math.max(0, red - taken * groundRed) * kept + added * goal[0]);
  pixels[at + 1] = toByte(Math.max(0, green - taken * groundGreen) * kept + added * goal[1]);
  pixels[at + 2] = toByte(Math.max(0, blue - taken * groundBlue) * kept + added * goal[2]);
}

function smoothStep(value: number): number {
  const within = Math.min(1, Math.max(0, value));
  return within * within * (3 - 2 * within);
}
