import { announceSession } from '@paw/contract/sessionEvents.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { testReviews } from '../../testing/testReviews.ts';
import { WriteReview } from './WriteReview.tsx';

const path = '/product/Adjustable-Dog-Collar?variant=A';
const back = '/login?returnTo=%2Fproduct%2FAdjustable-Dog-Collar%3Fvariant%3DA%23write-review';
const onPublished = jest.fn();
const part = (
  <WriteReview
    slug="Adjustable-Dog-Collar"
    title="Adjustable Dog Collar"
    onPublished={onPublished}
    onWriting={() => undefined}
  />
);
const text = 'Two years old, and the color still holds.';
const [review] = testReviews;

/** A stored token; nothing verifies it here. */
function signIn(claims: object = {}) {
  const now = Math.floor(Date.now() / 1000);
  const payload = btoa(JSON.stringify({ id: 'm', exp: now + 3600, iat: now, ...claims }));
  localStorage.setItem('token', `x.${payload}.x`);
}
function answer(status: number, body: unknown) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Write a review' }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit review' }));
async function fillIn() {
  await userEvent.click(screen.getByRole('radio', { name: '4 stars: good' }));
  await userEvent.click(screen.getByLabelText('Title'));
  await userEvent.paste('  Still good  ');
  await userEvent.click(screen.getByLabelText('Your review'));
  await userEvent.paste(text);
}

installBrowserRequest();
beforeEach(() => {
  sessionStorage.clear();
  onPublished.mockReset();
  jest.restoreAllMocks();
});

test.each([
  ['a signed-out shopper', () => undefined],
  ['a guest', () => signIn({ guest: true })],
  ['a member whose session has ended', () => signIn({ exp: 1 })],
])('%s gets a link to the login, which leads back', (_who, prepare) => {
  prepare();
  renderAt(path, part);
  expect(screen.getByRole('link', { name: 'Log in to write a review' })).toHaveAttribute('href', back);
});

test('after a login in another tab the form can be opened, and after a login from here it is open', () => {
  const { unmount } = renderAt(path, part);
  signIn();
  act(() => announceSession({ kind: 'member' }));
  expect(screen.getByRole('button', { name: 'Write a review' })).toBeVisible();
  unmount();
  renderAt(`${path}#write-review`, part);
  expect(screen.getByRole('heading', { name: 'Your review of Adjustable Dog Collar' })).toHaveFocus();
});

test('a member’s review is sent trimmed, and is in the list when it is published', async () => {
  signIn();
  const call = answer(201, { status: 'published', review });
  renderAt(path, part);
  await open();
  await fillIn();
  await send();
  expect(await screen.findByText(/^It’s live/)).toBeVisible();
  const [request] = call.mock.calls[0] as [Request];
  expect([request.method, new URL(request.url).pathname]).toEqual([
    'POST',
    '/api/products/Adjustable-Dog-Collar/reviews',
  ]);
  expect(await request.json()).toEqual({ stars: 4, title: 'Still good', body: text });
  expect(request.headers.get('authorization')).toMatch(/^Bearer x\./);
  expect(onPublished).toHaveBeenCalledWith(review);
  expect(sessionStorage).toHaveLength(0);
});

test('a review that awaits moderation says so, and is in no list', async () => {
  signIn();
  answer(201, { status: 'waiting', review });
  renderAt(path, part);
  await open();
  await fillIn();
  await send();
  expect(await screen.findByText(/^Someone on our team will read it/)).toBeVisible();
  expect(onPublished).not.toHaveBeenCalled();
});

test('missing values are listed above, with links to the fields, and at each field', async () => {
  signIn();
  const call = answer(201, {});
  renderAt(path, part);
  await open();
  await userEvent.type(screen.getByLabelText('Title'), ' a ');
  await send();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Choose a star rating.');
  await userEvent.click(screen.getByRole('link', { name: 'Give it a title of at least 2 characters.' }));
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(screen.getByLabelText('Your review')).toHaveAccessibleDescription(/Write at least 10 characters\.$/);
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a star rating.');
  expect(call).not.toHaveBeenCalled();
});

test.each([
  [409, { code: 'reviewed_already', message: 'You have reviewed this product.' }, /You have reviewed this product\./],
  [500, { code: 'broken', message: 'SELECT 1' }, /Something went wrong on our end\./],
])('after a %s the text is still there, and the reason is shown', async (status, body, words) => {
  signIn();
  answer(status, body);
  renderAt(path, part);
  await open();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Your review')).toHaveValue(text);
  expect(screen.getByRole('radio', { name: '4 stars: good' })).toBeChecked();
});

test('the api’s error about a field is shown at the field', async () => {
  signIn();
  answer(400, { code: 'bad_title', message: 'Please write the title in plain characters.' });
  renderAt(path, part);
  await open();
  await fillIn();
  await send();
  await userEvent.click(await screen.findByRole('link', { name: 'Please write the title in plain characters.' }));
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(screen.getByLabelText('Title')).toBeInvalid();
});

test('after an expired session and a new login the draft is restored', async () => {
  signIn();
  const { unmount } = renderAt(path, part);
  await open();
  await fillIn();
  localStorage.removeItem('token');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('You’ve been signed out. Your review is saved.');
  expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', back);
  unmount();
  signIn();
  renderAt(`${path}#write-review`, part);
  expect(screen.getByLabelText('Your review')).toHaveValue(text);
  expect(screen.getByLabelText('Title')).toHaveValue('  Still good  ');
  expect(screen.getByRole('radio', { name: '4 stars: good' })).toBeChecked();
});

test('the star of an email’s link is selected in the form, also after a login, until the shopper selects another one', async () => {
  const { unmount } = renderAt('/product/Adjustable-Dog-Collar?rate=2#write-review', part);
  const login = '/login?returnTo=%2Fproduct%2FAdjustable-Dog-Collar%3Frate%3D2%23write-review';
  expect(screen.getByRole('link', { name: 'Log in to write a review' })).toHaveAttribute('href', login);
  unmount();
  signIn();
  const second = renderAt('/product/Adjustable-Dog-Collar?rate=2#write-review', part);
  expect(screen.getByRole('radio', { name: '2 stars: not great' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '4 stars: good' }));
  await send();
  second.unmount();
  renderAt('/product/Adjustable-Dog-Collar?rate=2#write-review', part);
  expect(screen.getByRole('radio', { name: '4 stars: good' })).toBeChecked();
});

test.each(['0', '6', 'many', ''])('a link with "%s" stars chooses none', (stars) => {
  signIn();
  renderAt(`/product/Adjustable-Dog-Collar?rate=${stars}#write-review`, part);
  for (const star of screen.getAllByRole('radio')) expect(star).not.toBeChecked();
});

test('Cancel returns the focus to the button', async () => {
  signIn();
  renderAt(path, part);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  expect(screen.getByRole('button', { name: 'Write a review' })).toHaveFocus();
});
