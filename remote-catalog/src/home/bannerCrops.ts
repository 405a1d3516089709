/** One of the banner's five variants: another look at its scene, for windows from `from` px on. */
export interface Crop {
  from: number;
  /** The scene's picture, as in `pictureUrl`. */
  picture: string;
  /** As in `<img sizes>`: how wide it is shown. At 296 px its height is the same in all. */
  sizes: string;
  /** In pixels, as it was rendered. */
  width: number;
  height: number;
}

/** SPEC 9: they switch at 360, 425, 768 and 1024 px. */
export const bannerCrops: readonly [Crop, Crop, Crop, Crop, Crop] = [
  { from: 0, picture: 'banner-home--0', sizes: '320px', width: 640, height: 592 },
  { from: 360, picture: 'banner-home--360', sizes: '392px', width: 960, height: 725 },
  { from: 425, picture: 'banner-home--425', sizes: '768px', width: 1600, height: 617 },
  { from: 768, picture: 'banner-home--768', sizes: '1024px', width: 1600, height: 463 },
  { from: 1024, picture: 'banner-home--1024', sizes: '960px', width: 1920, height: 592 },
];

export const fromWidth = ({ from }: Crop): string => `(min-width: ${from}px)`;
