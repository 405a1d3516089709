/** How wide a slide's content is, as in `<img sizes>`: a part of the list without its gap, and no more from 1264 px on. */
export const slideSizes = {
  strip: '(min-width: 1264px) 180px, (min-width: 1024px) 15vw, (min-width: 768px) 22vw, (min-width: 576px) 29vw, 44vw',
  laterStrip:
    '(min-width: 1264px) 180px, (min-width: 1024px) 15vw, (min-width: 768px) 20vw, (min-width: 576px) 26vw, 37vw',
  /** Of a banner's half. */
  halfBanner: '(min-width: 1264px) 190px, (min-width: 992px) 15vw, (min-width: 576px) 24vw, 35vw',
};
