import { login as signIn } from '../client/login.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseCommand } from './releaseCommand.ts';

/** A person signs in with a browser; the token is kept for the commands that follow. */
export const login: ReleaseCommand = async ({ registry, options }) => {
  if (!registry) {
    throw new ReleaseProblem(
      'usage',
      'Which registry? Write "npm run release -- login --registry http://localhost:3100".',
    );
  }
  // On stderr, for with --json stdout is the result alone.
  const { name } = await signIn(registry.url, (address) => console.error(`Open this address and sign in:\n${address}`));
  const how = options.registry ? ` with --registry ${registry.url}` : '';
  return {
    text: `Signed in as ${name} for 12 hours. Commands${how} act as you.`,
    data: { registry: registry.url, name },
  };
};
