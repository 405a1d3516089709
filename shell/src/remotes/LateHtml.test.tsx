import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadingFailed } from '../failures/kindOfFailure.ts';
import { email, label, openPage, press, ready, see, sent } from './testing/lateRegion.tsx';

test('the code loads when the region is about to be seen, and the region is reported as working before', async () => {
  const { load, signals } = await openPage();
  expect(load).not.toHaveBeenCalled();
  expect(signals.works).toHaveBeenCalledWith(label);
  see();
  expect(load).toHaveBeenCalledWith('content', 'slot:News');
});

test('code that fails then is reported, and the region no longer works', async () => {
  const { become, signals, end } = await openPage();
  await become({ status: 'failed', error: new LoadingFailed('content', '1', 'slot:News', new Error('404')) });
  expect(end).toHaveBeenCalledTimes(1);
  expect(signals.failed).toHaveBeenCalledWith(label, 0, 'chunk');
});

test('typed text, focus and the cursor’s place survive the component’s arrival', async () => {
  const { become } = await openPage();
  await userEvent.type(email(), 'ada@example');
  email().setSelectionRange(3, 3);
  const before = email();
  await become(ready);
  expect(email()).not.toBe(before);
  expect(email()).toHaveValue('ada@example');
  expect(email()).toHaveFocus();
  expect(email().selectionStart).toBe(3);
});

test('a form that is submitted before its code is there is submitted once after it', async () => {
  const { load, become } = await openPage();
  await userEvent.type(email(), 'ada@example.com');
  await press();
  expect(load).toHaveBeenCalled();
  await become({ status: 'loading' });
  await become(ready);
  expect(await screen.findByText('Thanks.')).toBeInTheDocument();
  expect(sent.mock.calls).toEqual([['ada@example.com']]);
});

test.each([{ status: 'slow' }, { status: 'failed' }] as const)(
  'when its code is $status, the browser submits the form',
  async (state) => {
    const { become } = await openPage();
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    await press();
    expect(submit).not.toHaveBeenCalled();
    await become(state);
    expect(submit).toHaveBeenCalledTimes(1);
    submit.mockRestore();
    // Later presses are not held.
    let held: boolean | undefined;
    const look = (event: Event) => {
      held = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('submit', look);
    fireEvent.submit(screen.getByRole('form'));
    expect(held).toBe(false);
    window.removeEventListener('submit', look);
  },
);

test('text that was typed before hydration loads the code at once', async () => {
  const { load } = await openPage({ meanwhile: () => (email().value = 'ada@example') });
  expect(load).toHaveBeenCalledTimes(1);
});

test('the component waits for the end of a press that began before', async () => {
  const { become } = await openPage();
  const button = screen.getByRole('button', { name: 'Subscribe' });
  fireEvent.mouseDown(button);
  await become(ready);
  expect(button).toBeInTheDocument();
  fireEvent.mouseUp(button);
  fireEvent.click(button);
  await screen.findByText('Thanks.');
  expect(button).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'scroll', 'storage'])(
  'a region that waits for an action loads its code with %s, and not when it is seen',
  async (action) => {
    const { load } = await openPage({ late: 'action' });
    see();
    fireEvent(window, new Event(action));
    fireEvent(window, new Event(action));
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('events that browsers send by themselves load nothing', async () => {
  const { load } = await openPage({ late: 'action' });
  fireEvent(window, new Event('pointermove'));
  fireEvent(window, new Event('pageshow'));
  expect(load).not.toHaveBeenCalled();
});

test('its code loads at once when it would differ from the server’s HTML', async () => {
  const { load } = await openPage({ late: 'action', isWanted: () => true });
  expect(load).toHaveBeenCalledTimes(1);
});
