import { removeTemporaryFolders } from './sampleRelease.ts';
import { startIdentityProvider, TestPerson } from './TestPerson.ts';
import { openTestRegistry } from './testRegistry.ts';

/** As browsers see it. */
export const signInOrigin = 'http://127.0.0.1:3100';

export type SignInRegistry = Awaited<ReturnType<typeof openSignInRegistry>>;

/** A registry where people sign in by a real identity provider, or by link. */
export async function openSignInRegistry() {
  const provider = await startIdentityProvider(`${signInOrigin}/auth/callback`);
  const registry = await openTestRegistry({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'registry',
    OIDC_CLIENT_SECRET: 'a secret of the registry under test',
  });
  const newPerson = () => new TestPerson(registry.app, signInOrigin);
  return {
    provider,
    registry,
    newPerson,
    close: async () => {
      await registry.app.close();
      await provider.stop();
      removeTemporaryFolders();
    },
  };
}
