/** What holds for every view: its command is one that the command line takes, and without data it says so. */
import { render, screen, waitFor, within } from '@testing-library/react';
import { createProgram } from '../cli/createProgram.ts';
import { Command } from './frame/Command.tsx';
import { FakeRegistry, local, ok, refused } from './testing/fakeRegistry.ts';
import { openView, views } from './testing/openView.ts';
import { registryFor } from './testing/registryFor.ts';
import { showDashboard } from './testing/showDashboard.tsx';

const PREFIX = 'npm run release -- ';

/** Runs the command line's own parser. @throws what it says of a wrong command or option */
async function parse(command: string): Promise<string> {
  const words = (command.slice(PREFIX.length).match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
  let found = '';
  const program = createProgram(
    '1',
    async ({ name }) => {
      found = name;
    },
    () => {},
  );
  await program.parseAsync(words, { from: 'user' });
  return found;
}

const commandsIn = (main: HTMLElement) =>
  within(main)
    .queryAllByRole('region', { name: 'In a terminal' })
    .map((region) => within(region).getByRole('group', { name: 'Command' }).textContent ?? '');

test.each(views)('%s tells its command, which the command line takes', async (view) => {
  registryFor('admin');
  const commands = commandsIn(await openView(view));
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) {
    expect(command.slice(0, PREFIX.length)).toBe(PREFIX);
    expect(command).toMatch(/ --registry http:\/\/localhost$/);
    expect(await parse(command)).not.toBe('');
  }
});

test('An address that someone made up puts nothing into a command', async () => {
  new FakeRegistry().install();
  render(<Command args={'history $(id)`id`;id|id>x <remote> "a" "$(id)" cart@aaaa'} />);
  expect(screen.getByRole('group', { name: 'Command' })).toHaveTextContent(
    'npm run release -- history "…" <remote> "a" "…" cart@aaaa --registry http://localhost',
  );
});

/** What a view shows besides its title, its links and its command. */
function contentOf(main: HTMLElement): string {
  const copy = main.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll('h1, nav, .live-line, .command, form')) one.remove();
  return (copy.textContent ?? '').trim();
}

async function settle(): Promise<HTMLElement> {
  const main = await screen.findByRole('main');
  await within(main).findByRole('heading', { level: 1 });
  await waitFor(() => expect(within(main).queryByText(/^(Reading|Counting|Looking|Comparing) /)).toBeNull());
  return main;
}

const nothing: Record<string, unknown> = {
  '/v1/environments/local/hurt': {
    from: new Date().toISOString(),
    part: 60_000,
    parts: 0,
    entries: [],
    silent: [],
    apiDown: [],
    remotes: [],
    changes: [],
    errors: [],
    moreErrors: 0,
  },
  '/v1/environments/local/trials': { canaries: [], ended: [], shadows: [], previews: [], mayFreeze: true },
  '/v1/environments/local/candidates': { candidates: [] },
  '/v1/environments/local/proposals': { proposals: [] },
  '/v1/environments/local/timeline': { n: 0, found: 0, older: false, entries: [] },
  'GET /v1/tokens': { tokens: [] },
  'GET /v1/people': { people: [], hasProvider: false },
  '/v1/notifications': { channels: [], events: [], waiting: 0, deliveries: [] },
};

describe.each(['an empty environment', 'no environment', 'a registry that fails'])('with %s', (what) => {
  test.each(views)('%s is not blank', async (view) => {
    const registry = registryFor('admin');
    registry.environments = what === 'no environment' ? [] : [{ ...local, n: 0, remotes: [], shells: [] }];
    const fails = () => refused(500, 'internal', 'The registry could not read its store.');
    const kept = ['/auth/me', '/v1/overview'];
    for (const path of Object.keys(registry.answers).filter((one) => !kept.includes(one))) {
      const body = nothing[path];
      registry.answers[path] = what !== 'a registry that fails' && body ? () => ok(body) : fails;
    }
    showDashboard(view);
    const content = contentOf(await settle());
    expect([view, content]).toEqual([view, expect.stringMatching(/\w+ \w+ \w+/)]);
  });
});

test('A registry that is gone from the beginning leaves no view blank', async () => {
  for (const view of views) {
    const registry = new FakeRegistry();
    registry.install();
    registry.isGone = true;
    const { unmount } = showDashboard(view);
    const heading = { name: 'The registry does not answer' };
    await waitFor(() => expect(screen.getByRole('heading', heading)).toBeVisible());
    unmount();
  }
});
