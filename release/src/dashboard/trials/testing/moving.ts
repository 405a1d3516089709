import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '../../testing/fakeRegistry.ts';

/** What a registry answers when a change is planned, and when it is made. */
export const planned = ok({
  text: 'Would move it. Nothing was changed (--dry-run).',
  lines: [],
  data: { dryRun: true, changed: false },
});
export const done = ok({ text: 'Moved it (entry 9).', lines: [], data: { changed: true, n: 9 } });

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
