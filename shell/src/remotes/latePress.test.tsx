import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, useState } from 'react';
import { LoadingFailed } from '../failures/kindOfFailure.ts';
import { Component, openPage, ready, say } from './testing/lateRegion.tsx';

test('a button that is pressed before the code is there is busy, and is pressed once after it', async () => {
  const { load, become } = await openPage();
  const before = say();
  await userEvent.click(before);
  await userEvent.click(before);
  expect(load).toHaveBeenCalledWith('content', 'slot:News');
  expect(before).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/Pressed/)).not.toBeInTheDocument();
  await become(ready);
  expect(await screen.findByText('Pressed')).toBeInTheDocument();
  expect(say()).not.toHaveAttribute('aria-busy');
});

test.each([
  ['its code fails', { quiet: true, fallback: null }],
  ['its code fails, and its HTML stays', {}],
])('a press is reported as missed when %s', async (_, given) => {
  const onMissedPress = jest.fn();
  const { become, leave } = await openPage({ late: 'action', onMissedPress, ...given });
  await userEvent.click(say());
  await become({ status: 'failed', error: new LoadingFailed('content', '1', 'slot:News', new Error('404')) });
  fireEvent(window, new Event('pagehide'));
  leave();
  expect(onMissedPress).toHaveBeenCalledTimes(1);
});

test('a press is reported as missed when the tab is hidden', async () => {
  const onMissedPress = jest.fn();
  await openPage({ late: 'action', onMissedPress });
  await userEvent.click(say());
  fireEvent(document, new Event('visibilitychange'));
  expect(onMissedPress).not.toHaveBeenCalled();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  hidden.mockRestore();
  expect(onMissedPress).toHaveBeenCalledTimes(1);
});

test('a press is reported as missed when the shopper leaves before the code is there, and only then', async () => {
  const onMissedPress = jest.fn();
  const first = await openPage({ late: 'action', onMissedPress });
  await userEvent.click(say());
  fireEvent(window, new Event('pagehide'));
  expect(onMissedPress).toHaveBeenCalledTimes(1);
  await userEvent.click(say());
  first.leave();
  expect(onMissedPress).toHaveBeenCalledTimes(2);
  document.body.innerHTML = '';
  const second = await openPage({ late: 'action', onMissedPress });
  await userEvent.click(say());
  await second.become(ready);
  await screen.findByText('Pressed');
  second.leave();
  expect(onMissedPress).toHaveBeenCalledTimes(2);
});

test('a button of a page whose code is slow or fails is pressed as often as the shopper pressed it, once the code is there', async () => {
  const { load, become } = await openPage({ late: undefined });
  await become({ status: 'slow' });
  await userEvent.click(say());
  expect(say()).toHaveAttribute('aria-busy', 'true');
  await become({ status: 'failed', error: new LoadingFailed('content', '1', 'slot:News', new Error('503')) });
  expect(say()).not.toHaveAttribute('aria-busy');
  load.mockClear();
  await userEvent.click(say());
  expect(load).toHaveBeenCalledTimes(1);
  await become(ready);
  expect(await screen.findByText('Pressed again')).toBeInTheDocument();
});

test('a press goes to the button of that name, even when the component has more buttons than the HTML', async () => {
  const More = () => (
    <>
      <button type="button">Save for later</button>
      <Component />
    </>
  );
  const { become } = await openPage({ late: undefined });
  await userEvent.click(say());
  await become({ status: 'ready', module: { Component: More } });
  expect(await screen.findByText('Pressed')).toBeInTheDocument();
  expect(say()).toHaveFocus();
});

test('a radio button that is chosen after a press is chosen after it again, though its label has changed', async () => {
  const done: string[] = [];
  const Choice = () => {
    const [color, setColor] = useState('red');
    const radio = (name: string) => (
      <input
        type="radio"
        name="color"
        value={name}
        aria-label={name === 'sage' && color === 'red' ? 'sage (sold out)' : name}
        checked={name === color}
        onChange={() => setColor(name)}
      />
    );
    return (
      <>
        {['red', 'navy', 'sage'].map((name) => (
          <Fragment key={name}>{radio(name)}</Fragment>
        ))}
        <button type="button" onClick={() => done.push(color)}>
          Say it
        </button>
      </>
    );
  };
  const { become } = await openPage({ late: undefined, component: Choice });
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));
  await choose('navy');
  await userEvent.click(say());
  await choose('sage');
  await userEvent.click(say());
  await choose('navy');
  await become({ status: 'ready', module: { Component: Choice } });
  await waitFor(() => expect(done).toEqual(['navy', 'sage']));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'navy' })).toBeChecked());
});
