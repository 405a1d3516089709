/** One of the banner's five variants: what of the scene shows in windows from `from` px on. */
interface Crop {
  from: number;
  /** CSS `object-position`: the picture's window on the scene. */
  position: string;
}

/** SPEC 9: they switch at 360, 425, 768 and 1024 px. The animals stand in the scene's right half. */
export const bannerCrops: readonly [Crop, ...Crop[]] = [
  { from: 0, position: '84% 50%' },
  { from: 360, position: '82% 50%' },
  { from: 425, position: '80% 50%' },
  { from: 768, position: '100% 50%' },
  { from: 1024, position: '100% 50%' },
];

export const fromWidth = ({ from }: Crop): string => `(min-width: ${from}px)`;
