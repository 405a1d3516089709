import sharp from 'sharp';

/** A picture of one color, to be packed as one likes. */
export const paint = ({ width, height, alpha }: { width: number; height: number; alpha?: number }) =>
  sharp({
    create: {
      width,
      height,
      channels: alpha === undefined ? 3 : 4,
      background: { r: 29, g: 120, b: 116, ...(alpha !== undefined && { alpha }) },
    },
    limitInputPixels: false,
  });
