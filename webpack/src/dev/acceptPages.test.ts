import ts from 'typescript';
import { acceptPages } from './acceptPages.ts';

const source = `import { defineRemote } from '@paw/contract/remote.ts';
import { names } from './names.ts';
import { aWays } from './a/aWays.ts';
export const remote = defineRemote({
  routes: [
    { name: 'a', query: names, load: aWays.load, page: () => import(/* webpackChunkName: "page-a" */ './a/APage.tsx') },
    { name: 'b', page: () => import(/* webpackChunkName: "page-b" */ './a/APage.tsx') },
  ],
  slots: { Mini: () => import(/* webpackChunkName: "slot-Mini" */ './mini/Mini.tsx') },
  start: async () => (await import(/* webpackChunkName: "start" */ './cart/start.ts')).start(),
});
`;

function transform(fileName: string): string {
  return ts.transpileModule(source, {
    fileName,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
    transformers: { before: [acceptPages('/root/remote-cart')] },
  }).outputText;
}

test('hot updates of pages, loaders and slots are accepted where they are imported, each once; the start module is not accepted', () => {
  const [, added = ''] = transform('/root/remote-cart/src/remote.tsx').split('\n});\n');
  expect(added).toContain('import.meta.webpackHot.accept(["./a/aWays.ts","./a/APage.tsx","./mini/Mini.tsx"]');
  expect(added).not.toContain('start');
});

test('no other file is touched', () => {
  expect(transform('/root/remote-cart/src/cart/remote.tsx')).not.toContain('webpackHot');
});
