import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { readContactDraft, writeContactDraft } from './contactDraft.ts';
import { ContactForm } from './ContactForm.tsx';

installBrowserRequest();
const network = jest.spyOn(globalThis, 'fetch');
const open = () => render(<ContactForm />, { wrapper: MemoryRouter });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
async function fill() {
  await userEvent.type(field('Your name'), 'Maya Rosen');
  await userEvent.type(field('Email'), 'maya@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'product');
  await userEvent.type(field('Message'), 'Which size fits a beagle?');
}
const bodies = () =>
  Promise.all(network.mock.calls.map(async ([request]) => JSON.parse(await (request as Request).clone().text())));

beforeEach(() => sessionStorage.clear());
afterEach(() => network.mockReset());
afterAll(() => network.mockRestore());

test('an empty form lists and links each field, focuses the summary, and sends nothing', async () => {
  open();
  await send();
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Choose a topic.' }));
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(field('Message')).toHaveAccessibleDescription(expect.stringContaining('Write your message.'));
  expect(network).not.toHaveBeenCalled();
});

test('after sending, the shop’s message replaces the form, and the draft is deleted', async () => {
  network.mockResolvedValue(Response.json({ message: 'Thank you, we have your message.' }, { status: 202 }));
  open();
  await fill();
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you, we have your message.');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(readContactDraft()).toBeUndefined();
  expect((await bodies())[0]).toMatchObject({ name: 'Maya Rosen', subject: 'product', website: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(field('Message')).toHaveValue('');
});

test.each([
  [
    'a refusal',
    () => Response.json({ code: 'too_many_tries', message: 'Please wait 4 minutes.' }, { status: 429 }),
    /wait 4 minutes/,
  ],
  ['a crash', () => Response.json({ code: 'crashed', message: 'relation x' }, { status: 500 }), /Something went wrong/],
])('%s keeps the text, also over a reload, and the same message stays one', async (_, reply, words) => {
  network.mockImplementation(async () => reply());
  const { unmount } = open();
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('alert')).toHaveTextContent('Everything you typed is still here.');
  await send();
  unmount();
  open();
  expect([field('Your name').value, field('Message').value]).toEqual(['Maya Rosen', 'Which size fits a beagle?']);
  await send();
  await screen.findByRole('alert');
  const ids = new Set((await bodies()).map(({ id }) => id));
  expect([network.mock.calls.length, ids.size]).toEqual([3, 1]);
  await userEvent.type(field('Message'), ' It is a small one.');
  await send();
  expect(new Set((await bodies()).map(({ id }) => id)).size).toBe(2);
});

test('sent, the response lost, reloaded, edited and sent again: it is another message', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const { unmount } = open();
  await fill();
  await send();
  await screen.findByRole('alert');
  unmount();
  open();
  await userEvent.type(field('Message'), ' It is a small one.');
  await send();
  await screen.findByRole('alert');
  const [first, second] = await bodies();
  expect(second.message).toBe('Which size fits a beagle? It is a small one.');
  expect(second.id).not.toBe(first.id);
});

test('an id that belongs to another message is replaced, and one more press sends this one', async () => {
  const reused = { code: 'key_reused', message: 'Another message was sent from this form before.' };
  network.mockImplementation(async () => Response.json(reused, { status: 409 }));
  open();
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Another message was sent');
  await send();
  const [first, second] = await bodies();
  expect(second.id).not.toBe(first.id);
});

/** The server's HTML, with a message that somebody types before the page hydrates. */
function openEarly(message: string) {
  const room = document.createElement('div');
  room.innerHTML = renderToString(
    <MemoryRouter>
      <ContactForm />
    </MemoryRouter>,
  );
  document.body.append(room);
  const [form, area] = [room.querySelector('form'), room.querySelector('textarea')];
  if (area) area.value = message;
  return { form, hydrate: () => render(<ContactForm />, { container: room, hydrate: true, wrapper: MemoryRouter }) };
}

test('before hydration only the browser validates, and typed text stays', () => {
  const { form, hydrate } = openEarly('Typed early on');
  expect([form?.method, form?.getAttribute('action'), form?.noValidate]).toEqual(['post', '/api/contact', false]);
  hydrate();
  expect(field('Message')).toHaveValue('Typed early on');
  expect(form?.noValidate).toBe(true);
  expect(readContactDraft()?.message).toBe('Typed early on');
});

test('text typed before hydration overrides the draft, which fills in the rest', () => {
  const draft = { name: 'Maya Rosen', email: 'maya@example.com', subject: 'product', orderNumber: '' } as const;
  writeContactDraft({ id: 'm1', sentAs: '', ...draft, message: 'Which size fits a beagle?' });
  openEarly('My parcel is lost.').hydrate();
  const { value: subject } = screen.getByRole<HTMLSelectElement>('combobox');
  expect([field('Your name').value, field('Email').value, subject]).toEqual([draft.name, draft.email, draft.subject]);
  expect(field('Message')).toHaveValue('My parcel is lost.');
  expect(readContactDraft()).toMatchObject({ ...draft, message: 'My parcel is lost.' });
});
