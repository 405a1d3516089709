import { readDevArguments } from './readDevArguments.ts';

test.each<[string[], Record<string, string>, { shop: string; port: number }]>([
  [['--shop', 'http://localhost:3000'], {}, { shop: 'http://localhost:3000', port: 3300 }],
  [['--shop=http://127.0.0.1:4000/', '--port=4100'], {}, { shop: 'http://127.0.0.1:4000', port: 4100 }],
  [['--shop', 'http://localhost:3000'], { PORT: '5000' }, { shop: 'http://localhost:3000', port: 5000 }],
])('%j with %j', (words, env, expected) => {
  expect(readDevArguments(words, env)).toEqual(expected);
});

test.each<[string[], string]>([
  [[], 'Name the running shop'],
  [['--shop'], '--shop needs a value'],
  [['--shop', 'localhost:3000'], 'is no address of a shop on this machine'],
  [['--shop', 'https://shop.example'], 'ssh -L 3000:localhost:3000'],
  [['--shop', 'http://localhost:3000', '--port', 'x'], '"x" is no port'],
  [['cart'], '"cart" is not known here'],
])('%j is refused with the right usage', (words, text) => {
  expect(() => readDevArguments(words)).toThrow(text);
});
