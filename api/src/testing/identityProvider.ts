/**
 * A real OpenID provider as a process of its own, on the loopback: everyone is signed in at once, as the person
 * that its parent has named last. `process.send` tells its issuer.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** What it asserts about a person. */
interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

const [redirectUri = ''] = process.argv.slice(2);
let person: Person = { sub: 'nobody' };
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'shop',
        client_secret: 'a-secret-of-the-shop',
        // A web client may not have the implicit flow without TLS, not even on the loopback.
        application_type: redirectUri.startsWith('http:') ? 'native' : 'web',
        redirect_uris: [redirectUri],
        response_types: ['code', 'id_token'],
        grant_types: ['authorization_code', 'implicit'],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: (ctx) => ctx.oidc.params?.response_type === 'code' },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...person, sub }) }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId,
        accountId: ctx.oidc.session?.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const refused = { error: 'access_denied', error_description: 'No, thanks.' };
    const result = person.sub === 'refuses' ? refused : { login: { accountId: person.sub }, consent: {} };
    provider.interactionFinished(request, response, result).catch((error: unknown) => console.error(error));
  });
  process.on('message', (next: Person) => {
    person = next;
    process.send?.('known');
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.(issuer);
});
