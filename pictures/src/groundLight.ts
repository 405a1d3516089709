import { type LinearColour, parseHex, toLinear } from './colour.ts';

/** How the studio's lamps light the bare ground, without the shadows on it: a smooth surface over the picture. */
export interface GroundLight {
  /** Linear light of one row of pixels: red, green and blue of the first, of the second … Valid until the next call. */
  row(y: number): Float32Array;
}

/** Powers of x and y that the surface is made of: the paper curves upwards behind the product, so y has more. */
const POWERS = Array.from({ length: 4 }, (_, x) =>
  Array.from({ length: 6 - x }, (_unused, y) => [x, y] as const),
).flat();
const TERMS = POWERS.length;
const HIGHEST_X = 3;
const CHANNELS = [0, 1, 2] as const;

/** What the studio grades its ground to: `GROUND` in `studio/render.py`. */
const NEUTRAL = parseHex('f4efe6');

/** Along each side: the light is soft, and more samples say nothing new. */
const SAMPLES = 32;

/** Share of the ground in a pixel that is bare ground. */
const BARE = 250;

/** Ground this much darker than the surface, as a share, lies in a shadow. */
const SHADED = 0.04;
const SHADED_WEIGHT = 0.02;
const ROUNDS = 5;

/** Keeps the surface calm where the product hides the ground. */
const STEADY = 1e-4;

interface Sample {
  terms: Float64Array;
  light: LinearColour;
  weight: number;
}

/** Fits the surface to the bare ground of an RGB picture. A close view that shows little of it has one light everywhere. */
export function findGroundLight(pixels: Uint8Array, mask: Uint8Array, width: number): GroundLight {
  const height = mask.length / width;
  const samples = sampleGround(pixels, mask, width, height);
  if (samples.length < TERMS * 2) return { row: evenRows(samples, width) };
  let surface = fit(samples);
  for (let round = 1; round < ROUNDS; round++) {
    for (const sample of samples) {
      const { terms, light } = sample;
      const lit = surface.reduce((sum, channel) => sum + valueOf(channel, terms), 0);
      sample.weight = light[0] + light[1] + light[2] < lit * (1 - SHADED) ? SHADED_WEIGHT : 1;
    }
    surface = fit(samples);
  }
  const lit = samples.filter(({ weight }) => weight === 1);
  const limits = CHANNELS.map((channel) => {
    const values = (lit.length ? lit : samples).map(({ light }) => light[channel]);
    return [Math.min(...values), Math.max(...values)] as const;
  });
  return { row: rowsOf(surface, limits, width, height) };
}

function sampleGround(pixels: Uint8Array, mask: Uint8Array, width: number, height: number): Sample[] {
  const samples: Sample[] = [];
  const step = Math.max(1, Math.floor(width / SAMPLES));
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      const pixel = y * width + x;
      if ((mask[pixel] ?? 0) < BARE) continue;
      const [right, down] = [place(x, width), place(y, height)];
      const light = CHANNELS.map((channel) => toLinear[pixels[pixel * 3 + channel] ?? 0] ?? 0) as LinearColour;
      samples.push({ terms: Float64Array.from(POWERS, ([i, j]) => right ** i * down ** j), light, weight: 1 });
    }
  }
  return samples;
}

/** −1 to 1 from edge to edge. */
const place = (at: number, length: number) => (2 * at) / Math.max(1, length - 1) - 1;

function valueOf(surface: Float64Array, terms: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < TERMS; at++) sum += (terms[at] ?? 0) * (surface[at] ?? 0);
  return sum;
}

/** Weighted least squares by the normal equations: the factors of each channel's surface. */
function fit(samples: readonly Sample[]): readonly Float64Array[] {
  const rows = POWERS.map(() => new Float64Array(TERMS + CHANNELS.length));
  for (const { terms, light, weight } of samples) {
    for (const [i, row] of rows.entries()) {
      const share = weight * (terms[i] ?? 0);
      for (let j = i; j < TERMS; j++) row[j] = (row[j] ?? 0) + share * (terms[j] ?? 0);
      for (const channel of CHANNELS) row[TERMS + channel] = (row[TERMS + channel] ?? 0) + share * light[channel];
    }
  }
  for (const [i, row] of rows.entries()) {
    row[i] = (row[i] ?? 0) + samples.length * STEADY;
    for (let j = 0; j < i; j++) row[j] = rows[j]?.[i] ?? 0;
  }
  solve(rows);
  return CHANNELS.map((channel) => Float64Array.from(rows, (row) => row[TERMS + channel] ?? 0));
}

/** Gauss's elimination, in place; the matrix is positive definite, so that no row has to change its place. */
function solve(rows: readonly Float64Array[]): void {
  for (const [i, row] of rows.entries()) {
    const pivot = row[i] ?? 1;
    for (let k = i; k < row.length; k++) row[k] = (row[k] ?? 0) / pivot;
    for (const other of rows) {
      const share = other[i] ?? 0;
      if (other === row || share === 0) continue;
      for (let k = i; k < row.length; k++) other[k] = (other[k] ?? 0) - share * (row[k] ?? 0);
    }
  }
}

/** The brightest sample's, which lies in no shadow; without any, as the studio grades it. */
function evenRows(samples: readonly Sample[], width: number): GroundLight['row'] {
  const brightest = samples.toSorted((one, other) => other.light[1] - one.light[1])[0]?.light ?? NEUTRAL;
  const light = Float32Array.from({ length: width * 3 }, (_, at) => brightest[(at % 3) as 0 | 1 | 2]);
  return () => light;
}

/** Within a row the surface is a polynomial of x alone. */
function rowsOf(
  surface: readonly Float64Array[],
  limits: readonly (readonly [number, number])[],
  width: number,
  height: number,
): GroundLight['row'] {
  const light = new Float32Array(width * 3);
  return (y) => {
    const down = place(y, height);
    surface.forEach((terms, channel) => {
      const inX = new Float64Array(HIGHEST_X + 1);
      POWERS.forEach(([i, j], at) => (inX[i] = (inX[i] ?? 0) + (terms[at] ?? 0) * down ** j));
      const [a = 0, b = 0, c = 0, d = 0] = inX;
      const [low = 0, high = 1] = limits[channel] ?? [];
      for (let x = 0; x < width; x++) {
        const right = place(x, width);
        light[x * 3 + channel] = Math.min(high, Math.max(low, a + right * (b + right * (c + right * d))));
      }
    });
    return light;
  };
}
