import { findApiPaths } from './findApiPaths.ts';

const found = (code: string) => findApiPaths(code).map(({ method, path }) => `${method ?? '?'} ${path}`);

test('calls of the typed client are found with any quotes that a minifier writes', () => {
  expect(found('e.GET("/api/cart");(0,t.POST)(`/api/cart/mail`,{body:n})')).toEqual([
    'get /api/cart',
    'post /api/cart/mail',
  ]);
  expect(found("a?.DELETE('/api/account/pets/{id}',p),b['PATCH'](\"/api/account\")")).toEqual([
    'delete /api/account/pets/{id}',
    'patch /api/account',
  ]);
});

test('a call inside another call is found too', () => {
  expect(found('o.PUT("/api/cart",{body:await r(o.GET("/api/account"))})')).toEqual([
    'put /api/cart',
    'get /api/account',
  ]);
  expect(found('fetch(`/api/products/${await r(o.GET("/api/account"))}`)')).toEqual([
    'get /api/products/{}',
    'get /api/account',
  ]);
});

test('two calls that a minifier merged are listed as two', () => {
  expect(found('e.GET(t?"/api/cart":n?"/api/account":"/api/taxonomy")')).toEqual([
    'get /api/cart',
    'get /api/account',
    'get /api/taxonomy',
  ]);
});

test('calls of fetch and Request have their own method, or GET', () => {
  expect(found('fetch("/api/session",{method:"DELETE",headers:h})')).toEqual(['delete /api/session']);
  expect(found('fetch(`/api/products/${e(s)}`,{signal:a})')).toEqual(['get /api/products/{}']);
  expect(found('window.fetch("/api/orders/"+e+"/returns")')).toEqual(['get /api/orders/{}/returns']);
  expect(found('fetch(new Request(o+"/api/contact",{method:"POST"}))')).toEqual(['post /api/contact']);
  expect(found('fetch("/api/cart",{method:m});fetch("/api/cart",o);fetch("/api/cart",{...o})')).toEqual(
    Array(3).fill('? /api/cart'),
  );
});

test("a form's action has the form's method", () => {
  expect(found('jsx("form",{method:"post",action:"/api/contact",children:[]})')).toEqual(['post /api/contact']);
  expect(found('jsx(Page,{action:"/api/contact"})')).toEqual(['? /api/contact']);
});

test('a path that is not a direct argument of a call has no method', () => {
  expect(found('const path="/api/cart";e.GET(path)')).toEqual(['? /api/cart']);
  expect(found('const of=e=>`/api/orders/${e}`;e.log(of,"/api/cart")')).toEqual(['? /api/orders/{}', '? /api/cart']);
  expect(found('e[m]("/api/cart");e.GET(x,"/api/cart")')).toEqual(['? /api/cart', '? /api/cart']);
});

test('comments, other URLs and other texts are not paths of the api', () => {
  expect(found('// "/api/cart"\n"https://example.com/api/cart";`see /api/cart`;"/apiary";/\\/api\\/x/')).toEqual([]);
});
