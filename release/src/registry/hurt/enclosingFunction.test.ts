import { enclosingFunction } from './enclosingFunction.ts';

const source = `import { one } from './one.ts';

const limits = { most: 1 };

export function ProductPage({ product }: Props) {
  const price = useMemo(() => {
    if (product.price < 0) {
      throw new Error('negative');
    }
    return product.price;
  }, [product]);
  const buy = async () => {
    await send(product);
  };
  return (
    <Page>
      <Price of={price} />
    </Page>
  );
}

class Cart {
  static async add(id: string): Promise<void> {
    await this.send(
      id,
    );
  }
}

export const total = (lines: Line[]) => lines.reduce((sum, { price }) => sum + price, 0);
start(limits);
`.split('\n');

test.each([
  ['a block in a callback', 8, 'ProductPage'],
  ['an arrow function', 13, 'buy'],
  ['JSX', 17, 'ProductPage'],
  ['arguments on lines of their own', 25, 'add'],
  ['a function of one line', 30, 'total'],
  ['no function', 31, undefined],
  ['a line that is not there', 99, undefined],
])('the function around %s', (_, line, name) => {
  expect(enclosingFunction(source, line)).toBe(name);
});
