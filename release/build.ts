import { join } from 'node:path';
import { buildPage } from '@paw/build/buildPage.ts';

const folder = import.meta.dirname;

await buildPage({
  name: 'dashboard',
  folder,
  entry: 'src/dashboard/main.tsx',
  icon: 'src/dashboard/icon.svg',
  place: join(folder, 'dist/dashboard'),
});
