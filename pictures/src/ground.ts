type Tone = readonly [red: number, green: number, blue: number];

/** Measured on the rendered masters: a cream wall above runs out into a floor in full light, brighter on the left. */
const WALL: Tone = [241, 234, 223];
const FLOOR: Tone = [254, 252.5, 248.5];
/** Shares of the height: the wall's own tone lies above the picture's edge, the floor's begins in its middle. */
const WALL_ENDS = -0.15;
const FLOOR_BEGINS = 0.5;
/** The light comes from the lower left, and falls off around there from here to there, down to this part of it. */
const LIGHT = { x: 0, y: 1.2, full: 0.75, gone: 1.5, least: 0.93 };

const grounds = new Map<number, Uint8Array>();

/** RGB pixels of the square that drawings lie on. Made once for each width; not to be written to. */
export function groundOf(width: number): Uint8Array {
  const known = grounds.get(width);
  if (known) return known;
  const ground = makeGround(width);
  grounds.set(width, ground);
  return ground;
}

function makeGround(width: number): Uint8Array {
  const pixels = new Uint8Array(width * width * 3);
  for (let y = 0, at = 0; y < width; y++) {
    const down = smoothStep(WALL_ENDS, FLOOR_BEGINS, y / width);
    for (let x = 0; x < width; x++) {
      const away = Math.hypot(x / width - LIGHT.x, y / width - LIGHT.y);
      const light = 1 - (1 - LIGHT.least) * smoothStep(LIGHT.full, LIGHT.gone, away);
      const grain = grainAt(x, y);
      for (let channel = 0; channel < 3; channel++) {
        const wall = WALL[channel] ?? 0;
        pixels[at++] = (wall + ((FLOOR[channel] ?? 0) - wall) * down) * light + grain;
      }
    }
  }
  return pixels;
}

function smoothStep(from: number, to: number, at: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** 0 to 1, another for each neighbour, always the same: rounding by it hides the steps of so slow a gradient. */
function grainAt(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return value - Math.floor(value);
}
