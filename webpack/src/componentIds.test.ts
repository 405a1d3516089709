import ts from 'typescript';
import { componentIds } from './componentIds.ts';

function transform(source: string, fileName = '/root/remote-cart/src/MiniCart.tsx', ...more: [object?]): string {
  return ts.transpileModule(source, {
    fileName,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
    transformers: { before: [componentIds('cart', '/root/remote-cart', ...more)] },
  }).outputText;
}

const idOf = (output: string) => /componentId: "([^"]+)"/.exec(output)?.[1];

test('a styled component gets an id of its app and its place, which is a class name', () => {
  const output = transform('const Badge = styled.span`color: red;`;');
  expect(idOf(output)).toMatch(/^p[\w-]{6}$/);
  expect(output).toContain('styled.span.withConfig(');
});

test('in development the id has the names too', () => {
  const output = transform('const Badge = styled.span`color: red;`;', undefined, { hasNames: true });
  expect(idOf(output)).toMatch(/^cart-Badge-[\w-]{6}$/);
});

test('wrapped components, and those with attributes, get ids too', () => {
  expect(idOf(transform('const Way = styled(Link)`a`;'))).toMatch(/^p/);
  expect(idOf(transform('const Field = styled.input.attrs({ type: "email" })`a`;'))).toMatch(/^p/);
});

test('the same name in another file, or again in the same file, gets another id', () => {
  const first = idOf(transform('const A = styled.b`x`;'));
  expect(idOf(transform('const A = styled.b`x`;', '/root/remote-cart/src/Other.tsx'))).not.toBe(first);
  const ids = [...transform('const A = styled.b`x`; const B = styled.b`x`;').matchAll(/componentId: "([^"]+)"/g)];
  expect(new Set(ids.map(([, id]) => id)).size).toBe(2);
});

test('the folder of the checkout does not matter, and other templates stay unchanged', () => {
  const elsewhere = ts.transpileModule('const A = styled.b`x`;', {
    fileName: '/elsewhere/remote-cart/src/MiniCart.tsx',
    compilerOptions: { target: ts.ScriptTarget.ESNext },
    transformers: { before: [componentIds('cart', '/elsewhere/remote-cart')] },
  }).outputText;
  expect(idOf(elsewhere)).toBe(idOf(transform('const A = styled.b`x`;')));
  expect(transform('const text = css`color: red;`;')).not.toContain('withConfig');
});
