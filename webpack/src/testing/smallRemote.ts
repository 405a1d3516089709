import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const sources = {
  'package.json': '{ "name": "@paw/remote-club", "version": "1.0.0", "type": "module" }',
  'build.ts': '',
  'src/remote.tsx': `import { defineRemote } from '@paw/contract/remote.ts';

export const remote = defineRemote({
  name: 'club',
  routes: [
    {
      name: 'club',
      path: '/club',
      example: '/club',
      page: () => import(/* webpackChunkName: "page-club" */ './ClubPage.tsx').then(({ clubPage }) => clubPage),
    },
  ],
  slots: {},
});
`,
  'src/ClubPage.tsx': `import { Button } from '@paw/ui/Button.tsx';
import { greeting } from './words.ts';

export const clubPage = {
  Component: () => <Button>{greeting}</Button>,
  head: () => ({ title: 'Club', description: 'Club', canonical: '/club' }),
};
`,
  'src/words.ts': `/** What members read first. */
export const greeting = 'Hello';
`,
};

/** A remote with one page in a folder of its own, with the packages that are installed here. */
export class SmallRemote {
  readonly folder = mkdtempSync(join(tmpdir(), 'paw-small-remote-'));

  constructor() {
    symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(this.folder, 'node_modules'));
    for (const [path, text] of Object.entries(sources)) this.write(path, text);
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
