import '@paw/testing/jsdomDialogs.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';
import { Field } from './Field.tsx';

function Shop({ kind: Layer, children }: { kind: typeof Dialog | typeof Drawer; children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <MemoryRouter>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Layer open={open} onClose={close} title="Show only" actions={<Button onClick={close}>Show 24 results</Button>}>
        {children ?? 'In stock'}
      </Layer>
    </MemoryRouter>
  );
}

const opener = () => screen.getByRole('button', { name: 'Filters' });
const layer = () => screen.queryByRole('dialog', { name: 'Show only' });

/** The browser's event for Escape. */
function cancel(dialog: HTMLElement) {
  const event = new Event('cancel', { cancelable: true });
  fireEvent(dialog, event);
  return event;
}

describe.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s', (_name, kind) => {
  beforeEach(async () => {
    render(<Shop kind={kind} />);
    await userEvent.click(opener());
  });

  test('opens with the focus on its title, which labels it', () => {
    expect(layer()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Show only' })).toHaveFocus();
  });

  test('closes by its button and by its action, and returns the focus', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(layer()).toBeNull();
    expect(opener()).toHaveFocus();
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Show 24 results' }));
    expect(layer()).toBeNull();
  });

  test('on Escape the page, not the browser, closes it', () => {
    const dialog = screen.getByRole('dialog');
    expect(cancel(dialog).defaultPrevented).toBe(true);
    expect(layer()).toBeNull();
  });

  test('follows when the browser closes it on its own', async () => {
    screen.getByRole<HTMLDialogElement>('dialog').close();
    await waitFor(() => expect(layer()).toBeNull());
    await userEvent.click(opener());
    expect(layer()).toBeVisible();
  });

  test('closes on a press beside it, not on one inside or one that began inside', async () => {
    const dialog = screen.getByRole('dialog');
    await userEvent.click(screen.getByText('In stock'));
    const press = (target: Element, keys: string) => userEvent.pointer([{ target, keys }]);
    await press(screen.getByText('In stock'), '[MouseLeft>]');
    await press(dialog, '[/MouseLeft]');
    fireEvent.click(dialog);
    expect(layer()).toBeVisible();
    await userEvent.click(dialog);
    expect(layer()).toBeNull();
  });

  test('wraps Tab from its last control to its first, and back', async () => {
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Show 24 results' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  test('closes on Back and stays on the page', async () => {
    history.back();
    await waitFor(() => expect(layer()).toBeNull());
    expect(opener()).toHaveFocus();
  });
});

function Page() {
  const [step, setStep] = useState<'list' | 'asking' | 'gone'>('list');
  return (
    <MemoryRouter>
      <Button onClick={() => setStep('asking')}>Remove</Button>
      {step === 'asking' && (
        <Dialog open onClose={() => setStep('gone')} title="Remove this address?">
          Orders still go there.
        </Dialog>
      )}
    </MemoryRouter>
  );
}

test('an unmounted dialog returns the focus too', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});

function MailTheCart() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <MemoryRouter>
      <Dialog open onClose={() => undefined} title="Mail me the cart" focus={field}>
        <Field ref={field} label="Email" name="email" />
      </Dialog>
    </MemoryRouter>
  );
}

test('a field takes the focus when the dialog names it', () => {
  render(<MailTheCart />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});
