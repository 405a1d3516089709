/**
 * A real OpenID provider on the loopback, in a process of its own: everyone is signed in at once, as the person in the
 * login hint file that its parent writes. Arguments: the address that it leads back to.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

const redirectUri = process.argv[2] ?? '';
let person: { email: string; email_verified: boolean; name?: string } = { email: '', email_verified: false };

const server = createServer().listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'registry',
        client_secret: 'a secret of the registry under test',
        application_type: redirectUri.startsWith('https:') ? 'web' : 'native',
        redirect_uris: [redirectUri],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...person }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: 'registry', accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const result = { login: { accountId: person.email }, consent: {} };
    void provider.interactionFinished(request, response, result);
  });
  process.on('message', (next: typeof person) => {
    person = next;
    process.send?.('known');
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.(issuer);
});
