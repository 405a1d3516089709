import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import type { MemberOrder } from './OrderFrame.tsx';
import { shopAround } from '../../testing/shopAround.tsx';
import { json, shopNetwork } from '../../testing/shopNetwork.ts';
import { testOrder } from '../../testing/testOrder.ts';

const ORDER = 'GET /api/account/orders/PD-7K3M9QXA';
const RETURN = 'POST /api/account/orders/PD-7K3M9QXA/returns';
const open = () => render(shopAround('/dashboard/orders/PD-7K3M9QXA/return'));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Request return' }));

beforeEach(() => localStorage.setItem('token', tokenOf({})));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('returnable items are chosen, with quantity and reason', async () => {
  const { calls } = shopNetwork({ [ORDER]: json(testOrder()), [RETURN]: json({}, 201) });
  open();
  const leash = await screen.findByRole('checkbox', { name: 'Leash, M' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(leash);
  await userEvent.selectOptions(screen.getByLabelText('Quantity'), '1');
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Doesn’t fit');
  await userEvent.type(screen.getByLabelText('Anything else we should know? (optional)'), ' Too short ');
  await send();
  expect(await screen.findByRole('heading', { name: 'We got your request' })).toHaveFocus();
  const lines = [{ position: 1, quantity: 1, reason: 'does_not_fit' }];
  expect(calls.at(-1)).toEqual([RETURN, { lines, note: 'Too short' }]);
});

test('missing fields are reported above, with the focus, and at the field', async () => {
  const { calls } = shopNetwork({ [ORDER]: json(testOrder()) });
  open();
  const leash = await screen.findByRole('checkbox');
  await send();
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Choose at least one item to return.' }));
  expect(leash).toHaveFocus();
  await userEvent.click(leash);
  await send();
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Choose a reason for returning Leash, M.');
  expect(calls).toHaveLength(1);
});

describe('pictures', () => {
  const PHOTO = 'POST /api/orders/signed.order/returns/r1/photos';
  const file = (name: string, type = 'image/jpeg') => new File(['1'], name, { type });
  const pictures = () => screen.getByLabelText('Photos (optional)');
  const chosen = () => screen.queryByRole('list', { name: 'Chosen photos' });
  const choose = async (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(pictures(), files);
  async function fill() {
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Arrived damaged');
  }

  test('photos are sent after the request, one by one, and a failed one does not affect the others', async () => {
    const refused = json({ code: 'not_a_photo', message: 'We can’t read this file.' }, 400);
    const { calls } = shopNetwork({
      [ORDER]: json(testOrder()),
      [RETURN]: json({ id: 'r1' }, 201),
      [PHOTO]: [json({ id: 'f1' }, 201), refused],
    });
    open();
    await fill();
    await choose(file('torn.jpg'), file('odd.png', 'image/png'));
    expect(chosen()).toHaveTextContent('torn.jpgRemoveodd.pngRemove');
    await send();
    expect(await screen.findByRole('heading', { name: 'We got your request' })).toHaveFocus();
    expect(screen.getByText('odd.png: We can’t read this file.')).toBeVisible();
    expect(screen.getByText(/We have your request anyway/)).toBeVisible();
    expect(calls.map(([name]) => name)).toEqual([ORDER, RETURN, PHOTO, PHOTO]);
  });

  test('a file that cannot be sent is refused with the reason', async () => {
    shopNetwork({ [ORDER]: json(testOrder()) });
    open();
    await screen.findByRole('checkbox');
    const large = file('large.jpg');
    Object.defineProperty(large, 'size', { value: 9 * 1024 * 1024 });
    await choose(file('notes.pdf', 'application/pdf'), large);
    expect(pictures()).toHaveAccessibleDescription(/notes\.pdf: choose a JPEG.*large\.jpg: .*up to 8 MB/);
    expect(chosen()).toBeNull();
    await choose(...['1', '2', '3', '4', '5'].map((name) => file(`${name}.jpg`)));
    expect(pictures()).toHaveAccessibleDescription(/up to 4 photos/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove: 4.jpg' }));
    expect(chosen()).toHaveTextContent(/^1\.jpgRemove2\.jpgRemove3\.jpgRemove$/);
  });
});

test('a refusal is shown with the api’s message, and the typed values stay', async () => {
  const message = 'Of line 2 you can send back 1 more.';
  shopNetwork({ [ORDER]: json(testOrder()), [RETURN]: json({ code: 'too_many_units', message }, 409) });
  open();
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Changed my mind');
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('changed_mind');
});

test.each<[string, Partial<MemberOrder>, string]>([
  ['not delivered yet', { returnUntil: null }, 'You can return items for 30 days after your order arrives.'],
  ['too late', { returnLeft: [1, 2] }, 'The 30-day return window has closed.'],
  ['all of it sent back', { returnLeft: [0, 0] }, 'Everything in this order has already been returned or refunded.'],
])('an order that is %s says why nothing can be returned', async (_, changes, words) => {
  shopNetwork({ [ORDER]: json(testOrder({ canReturn: false, ...changes })) });
  open();
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
});
