import { publishSite, type SocialSignInSite } from '@paw/contract/site.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { shopAround } from '../testing/shopAround.tsx';
import { SocialButton } from './SocialButton.tsx';
import { SocialSignInProvider } from './SocialSignInProvider.tsx';

installBrowserRequest();
const network = jest.spyOn(globalThis, 'fetch');
const script = 'https://id.example/client.js';
const offered = (more: Partial<SocialSignInSite> = {}) =>
  publishSite({ ...testSite, signIn: { by: 'Example ID', flow: 'code', ...more } });
const parameters = { client_id: 'shop', state: 's1', nonce: 'n1', code_challenge: 'c1' };
const begun = () => Response.json({ url: 'https://id.example/auth?state=s1', parameters });
const sent = () => {
  const [[request]] = network.mock.calls as [[Request]];
  return request.json();
};
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

function open(address = '/login') {
  const leave = jest.fn();
  render(
    <MemoryRouter initialEntries={[address]}>
      <SocialSignInProvider leave={leave}>
        <SocialButton />
      </SocialSignInProvider>
    </MemoryRouter>,
  );
  return leave;
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Continue with Example ID' }));

afterEach(() => {
  network.mockReset();
  publishSite(testSite);
  sessionStorage.clear();
  localStorage.clear();
  document.head.replaceChildren();
  delete (globalThis as { google?: unknown }).google;
});
afterAll(() => network.mockRestore());

test.each(['/login', '/signup'])('without a client id %s offers nothing and loads nothing', (path) => {
  render(shopAround(path));
  expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  expect(document.querySelectorAll('script, iframe, link')).toHaveLength(0);
  expect(network).not.toHaveBeenCalled();
});

test('a browser refuses other bytes of the provider’s script than those that the owner named', () => {
  offered({ script, scriptIntegrity: 'sha384-abcd' });
  render(shopAround('/login'));
  const loaded = document.querySelector('script');
  expect([loaded?.integrity, loaded?.crossOrigin]).toEqual(['sha384-abcd', 'anonymous']);
});

test.each(['/login', '/signup'])('with one %s offers it, and loads the provider’s script once', (path) => {
  offered({ script });
  expect(renderToString(shopAround(path))).toContain('Example ID');
  render(shopAround(path)).unmount();
  render(shopAround(path)).unmount();
  expect(scripts()).toEqual([script]);
});

test.each(['code', 'implicit'] as const)(
  'the %s flow opens the provider’s page and keeps the page to return to',
  async (flow) => {
    offered({ flow });
    network.mockResolvedValue(begun());
    const leave = open('/login?returnTo=/checkout');
    await press();
    expect(leave.mock.calls).toEqual([['https://id.example/auth?state=s1']]);
    expect(await sent()).toEqual({ flow });
    expect(sessionStorage.getItem('place')).toBe('/checkout');
  },
);

test.each([
  ['code', 'initCodeClient', 'requestCode'],
  ['implicit', 'initTokenClient', 'requestAccessToken'],
] as const)('the provider’s script gets the whole request (%s)', async (flow, init, ask) => {
  offered({ flow, script });
  network.mockResolvedValue(begun());
  const asked = jest.fn();
  const made = jest.fn(() => ({ [ask]: asked }));
  Object.assign(globalThis, { google: { accounts: { oauth2: { [init]: made } } } });
  const leave = open();
  await press();
  expect(made.mock.calls).toEqual([[{ ...parameters, ux_mode: 'redirect' }]]);
  expect([asked.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
});

test('a page to return to on another site is not kept', async () => {
  offered();
  network.mockResolvedValue(begun());
  open('/login?returnTo=//evil.example');
  await press();
  expect(sessionStorage.getItem('place')).toBe('/');
});

test('a provider that does not answer is reported', async () => {
  offered();
  network.mockResolvedValue(
    Response.json({ code: 'social_unavailable', message: 'It does not answer.' }, { status: 424 }),
  );
  const leave = open();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('It does not answer.');
  expect(leave).not.toHaveBeenCalled();
});
