/** A colour as red, green and blue in linear light, each 0 to 1. */
export type LinearColour = [number, number, number];

export const toLinear = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const STEPS = 4096;
const toByteTable = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const value = step / STEPS;
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
});

/** Linear light to an sRGB byte; values outside 0 to 1 are clipped. */
export function toByte(linear: number): number {
  return toByteTable[Math.min(STEPS, Math.max(0, Math.round(linear * STEPS)))] ?? 0;
}

/** `hex` is six digits without '#'. */
export function parseHex(hex: string): LinearColour {
  const channel = (at: number) => toLinear[Number.parseInt(hex.slice(at, at + 2), 16)] ?? 0;
  return [channel(0), channel(2), channel(4)];
}
