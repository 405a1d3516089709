/** @jest-environment node */
import { testSite } from '@paw/testing/testSite.ts';
import { pictureSrcSet, pictureUrl, previewUrl, sceneWidths } from './pictures.ts';
import { sceneVersions } from './sceneVersions.ts';
import { publishSite } from './site.ts';

afterEach(() => publishSite(testSite));

test('an unchanged picture comes from the shop’s own uploads', () => {
  expect(pictureUrl('collar-flat.1a2b3c4d', 320)).toBe('/uploads/collar-flat.1a2b3c4d/plain-320.webp');
});

test('a scene’s URL has the version of its content, so it can be cached forever', () => {
  expect(pictureUrl('tile-dog', 320)).toBe(`/uploads/tile-dog.${sceneVersions['tile-dog']}/plain-320.webp`);
});

test('so does the URL of a family that pages name without a product', () => {
  expect(pictureUrl('collar', 320)).toBe(`/uploads/collar.${sceneVersions.collar}/plain-320.webp`);
});

test('clients that may not read WebP get a JPEG', () => {
  expect(previewUrl('collar-flat', ['#17503F'])).toBe('/uploads/collar-flat/17503f-960.jpg');
});

test('each color zone has its value, without # and in lower case: one color has one URL', () => {
  expect(pictureUrl('collar-flat', 640, ['#B23A1E', '17503f'])).toBe('/uploads/collar-flat/b23a1e-17503f-640.webp');
});

test('a picture has up to three color zones, in their order', () => {
  const colours = ['#C4473D', '#3a72a8', '#d9b23f'];
  expect(pictureUrl('collar-set', 320, colours)).toBe('/uploads/collar-set/c4473d-3a72a8-d9b23f-320.webp');
});

test('pictures may come from another host', () => {
  publishSite({ ...testSite, imageHost: 'https://cdn.example' });
  expect(pictureUrl('collar-flat', 160)).toBe('https://cdn.example/uploads/collar-flat/plain-160.webp');
});

test('a browser can choose among the widths', () => {
  expect(pictureSrcSet('collar-flat', ['#17503f'])).toBe(
    [160, 320, 640, 960].map((width) => `/uploads/collar-flat/17503f-${width}.webp ${width}w`).join(', '),
  );
  expect(pictureSrcSet('banner-dog', [], sceneWidths)).toMatch(/banner-dog\.[0-9a-f]{8}\/plain-1600\.webp 1600w$/);
});
