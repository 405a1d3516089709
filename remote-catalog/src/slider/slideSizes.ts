/** How wide a slide's content is, as in `<img sizes>`: a part of the list without its gap, and no more from 1264 px on. */
export const slideSizes = {
  strip: '(min-width: 1264px) 180px, (min-width: 1024px) 15vw, (min-width: 768px) 22vw, (min-width: 576px) 29vw, 44vw',
  laterStrip:
    '(min-width: 1264px) 180px, (min-width: 1024px) 15vw, (min-width: 768px) 20vw, (min-width: 576px) 26vw, 37vw',
  banner: '(min-width: 1264px) 390px, (min-width: 992px) 31vw, (min-width: 576px) 48vw, 70vw',
};
