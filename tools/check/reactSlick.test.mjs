import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folders = [
  ...readdirSync(root).filter((name) => /^(shell|remote-[a-z-]+)$/.test(name)),
  ...readdirSync(join(root, 'shared'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `shared/${name}`),
];

test('react-slick and its style sheet are imported by the slider alone', () => {
  const importers = folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\./.test(path))
      .filter((path) =>
        /from 'react-slick'|import 'slick-carousel/.test(readFileSync(join(root, folder, 'src', path), 'utf8')),
      )
      .map((path) => `${folder}/src/${path.replaceAll('\\', '/')}`),
  );
  expect(folders).toEqual(expect.arrayContaining(['shell', 'remote-cart', 'shared/ui']));
  expect(importers).toEqual(['remote-catalog/src/slider/LiveSlider.tsx']);
});
