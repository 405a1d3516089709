/** One of the banner's five variants: a crop of its scene, for windows of `from` px and more. */
export interface Crop {
  from: number;
  /** The scene's picture, as in `pictureUrl`. */
  picture: string;
  /** The displayed width, as in `<img sizes>`. The height is always 296 px. */
  sizes: string;
  /** Of the rendered picture, in pixels. */
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
