import { testSite } from '../testing/testSite.ts';
import { pictureSrcSet, pictureUrl, sceneWidths } from './pictures.ts';
import { publishSite } from './site.ts';

afterEach(() => publishSite(testSite));

test('a picture as it is comes from the shop’s own uploads', () => {
  expect(pictureUrl('tile-dog', 320)).toBe('/uploads/tile-dog/plain-320.webp');
});

test('each color zone has its value, without # and in lower case: one color has one address', () => {
  expect(pictureUrl('collar', 640, ['#B23A1E', '17503f'])).toBe('/uploads/collar/b23a1e-17503f-640.webp');
});

test('pictures may come from another host', () => {
  publishSite({ ...testSite, imageHost: 'https://cdn.example' });
  expect(pictureUrl('collar', 160)).toBe('https://cdn.example/uploads/collar/plain-160.webp');
});

test('a browser may choose among the widths', () => {
  expect(pictureSrcSet('collar', ['#17503f'])).toBe(
    [160, 320, 640, 960].map((width) => `/uploads/collar/17503f-${width}.webp ${width}w`).join(', '),
  );
  expect(pictureSrcSet('banner-home', [], sceneWidths)).toContain('/uploads/banner-home/plain-1920.webp 1920w');
});
