import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseId } from './releaseId.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const id = (folder = root) => releaseId(folder, join(folder, 'remote-cart'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'paw-release-id-'));
  write('package-lock.json', '{"packages":{}}');
  write('remote-cart/src/remote.tsx', 'a');
  write('shared/contract/src/remote.ts', 'b');
  write('webpack/src/appConfig.ts', 'c');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the id is the same in another folder', () => {
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  expect(id(copy)).toBe(id());
  expect(id()).toMatch(/^[0-9a-f]{16}$/);
  rmSync(copy, { recursive: true });
});

test.each(['remote-cart/src/cart.ts', 'shared/ui/src/Button.tsx', 'webpack/src/plugin.ts'])(
  '%s is part of it',
  (path) => {
    const before = id();
    write(path, 'x');
    expect(id()).not.toBe(before);
  },
);

test.each(['remote-cart/src/cart.test.ts', 'shared/testing/src/x.ts', 'remote-cart/dist/x.js', 'remote-content/x.ts'])(
  '%s is no part of it',
  (path) => {
    const before = id();
    write(path, 'x');
    expect(id()).toBe(before);
  },
);
