import '@paw/testing/jsdomDialogs.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useChosenVariant } from '../useChosenVariant.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { testProduct } from '../../testing/testProduct.ts';
import { Gallery } from './Gallery.tsx';

function Shown({ product = testProduct }) {
  const [chosen, choose] = useChosenVariant(product.variants);
  return (
    <>
      <Gallery product={product} chosen={chosen} />
      {product.variants.map((variant) => (
        <button key={variant.sku} type="button" onClick={() => choose(variant)}>
          {variant.sku}
        </button>
      ))}
    </>
  );
}

const gallery = () => within(screen.getByRole('group', { name: 'Pictures' }));
const shown = () => gallery().getByRole('img', { name: /^Adjustable/ });
const zoom = () => gallery().getByRole('link', { name: 'Zoom in on the picture' });
const dialog = () => screen.queryByRole('dialog', { name: /^Adjustable/ });

beforeEach(() => void renderAt('/product/Adjustable-Dog-Collar?variant=COL-L-Red', <Shown />));

/** jsdom knows no pointers, but the mouse. */
function point(target: Element | Window, type: string, x: number, y = 200) {
  const event = new MouseEvent(type, { bubbles: true, button: 0, clientX: x, clientY: y });
  fireEvent(target, Object.assign(event, { isPrimary: true }));
}
function swipe(across: number, down = 0) {
  point(zoom(), 'pointerdown', 200);
  point(window, 'pointerup', 200 + across, 200 + down);
}

test.each([
  ['left by 35 px', -35, 0, 'Red'],
  ['left by 40 px', -40, 0, 'Navy'],
  ['left by 45 px', -45, 0, 'Navy'],
  ['right by 45 px, around', 45, 0, 'Navy'],
  ['mostly down', -45, 90, 'Red'],
])('a swipe to the %s', (_name, across, down, colour) => {
  swipe(across, down);
  expect(shown()).toHaveAccessibleName(`Adjustable Dog Collar in ${colour}: a woven collar with a buckle`);
});

test('a canceled swipe does nothing', () => {
  point(zoom(), 'pointerdown', 200);
  point(window, 'pointercancel', 200);
  point(window, 'pointerup', 20);
  expect(shown()).toHaveAccessibleName(/Red/);
});

test('arrow keys and buttons cycle through the colors, and choose none', async () => {
  zoom().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toHaveAccessibleName(/Navy/);
  expect(screen.getByTestId('query')).toHaveTextContent('?variant=COL-L-Red');
  expect(gallery().getByText('Navy (selected: Red)')).toBeVisible();
  expect(gallery().getByRole('status')).toHaveTextContent('Navy, picture 2 of 2');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toHaveAccessibleName(/Red/);
  await userEvent.click(gallery().getByRole('button', { name: 'Previous picture' }));
  expect(shown()).toHaveAccessibleName(/Navy/);
});

test('a thumbnail shows its color without choosing it, and has a URL', async () => {
  const navy = gallery().getByRole('link', { name: 'Navy' });
  expect(navy).toHaveAttribute('href', '/product/Adjustable-Dog-Collar?variant=COL-L-Navy');
  await userEvent.click(navy);
  expect(navy).toHaveAttribute('aria-current', 'true');
  expect(screen.getByTestId('query')).toHaveTextContent('?variant=COL-L-Red');
});

test('a newly chosen color is shown, whatever was shown before', async () => {
  await userEvent.click(gallery().getByRole('link', { name: 'Navy' }));
  await userEvent.click(screen.getByRole('button', { name: 'COL-S-Navy' }));
  expect(shown()).toHaveAccessibleName(/Navy/);
  await userEvent.click(screen.getByRole('button', { name: 'COL-M-Red' }));
  expect(shown()).toHaveAccessibleName(/Red/);
  expect(gallery().queryByText(/selected/)).toBeNull();
});

test('a press opens the picture in a dialog; without JavaScript the link opens the file', async () => {
  expect(zoom()).toHaveAttribute('href', '/uploads/collar-flat/b3312c-960.webp');
  expect(dialog()).not.toBeInTheDocument();
  await userEvent.click(zoom());
  expect(dialog()).toHaveAccessibleName('Adjustable Dog Collar, Red');
});

test('in the dialog keys zoom and change the picture, which begins unzoomed', async () => {
  await userEvent.click(zoom());
  const layer = within(dialog() as HTMLElement);
  const picture = () => layer.getByRole('button', { name: /Zoom$/ });
  expect(picture()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('+');
  expect(picture()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('-');
  expect(picture()).toHaveAttribute('aria-pressed', 'false');
  picture().focus();
  await userEvent.keyboard('{Enter}');
  expect(picture()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(layer.getByRole('button', { name: 'Next picture' }));
  expect(picture()).toHaveAttribute('aria-pressed', 'false');
  expect(dialog()).toHaveAccessibleName('Adjustable Dog Collar, Navy');
  await userEvent.keyboard('{ArrowLeft}');
  expect(dialog()).toHaveAccessibleName('Adjustable Dog Collar, Red');
  expect(layer.getByRole('status')).toHaveTextContent('1 of 2');
});

test('a product with one color has neither thumbnails nor step buttons', () => {
  document.body.replaceChildren();
  const variants = testProduct.variants.filter(({ colour }) => colour.name === 'Red');
  renderAt('/', <Shown product={{ ...testProduct, variants }} />);
  expect(gallery().getAllByRole('link')).toHaveLength(1);
  expect(gallery().queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
});

test('other sides follow the colors, show the chosen color, and choose nothing', async () => {
  document.body.replaceChildren();
  const picture = { ...testProduct.picture, views: ['collar-flat--2.1a2b3c4d'], viewAlts: ['the buckle from near'] };
  renderAt('/product/Adjustable-Dog-Collar?variant=COL-L-Navy', <Shown product={{ ...testProduct, picture }} />);
  await userEvent.click(gallery().getByRole('link', { name: 'Navy: the buckle from near' }));
  expect(shown()).toHaveAccessibleName('Adjustable Dog Collar in Navy: the buckle from near');
  expect(zoom()).toHaveAttribute('href', '/uploads/collar-flat--2.1a2b3c4d/2b3f63-960.webp');
  expect(screen.getByTestId('query')).toHaveTextContent('?variant=COL-L-Navy');
  expect(gallery().getByRole('status')).toHaveTextContent('Navy: the buckle from near, picture 3 of 3');
  await userEvent.click(gallery().getByRole('link', { name: 'Red' }));
  expect(shown()).toHaveAccessibleName('Adjustable Dog Collar in Red: a woven collar with a buckle');
});
