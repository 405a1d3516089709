/** A shop whose members can sign in with a real OpenID provider, on the loopback interface. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfShop } from '../world/dataFolders.ts';
import { checkout, findFreePort } from '../world/shopProcess.ts';
import { startWorld, type World } from '../world/world.ts';

export type SocialFlow = 'code' | 'implicit';

export interface SocialShop {
  world: World;
  issuer: string;
  /** The account that signs in at the provider next; `refuses` cancels. */
  is: (person: { sub: string; email?: string; email_verified?: boolean; name?: string }) => Promise<void>;
  stop: () => Promise<void>;
}

export async function openSocialShop(flow: SocialFlow): Promise<SocialShop> {
  const port = await findFreePort();
  const script = join(checkout, 'api/src/testing/identityProvider.ts');
  const provider = fork(script, [`http://localhost:${port}/login`], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(provider, 'exit');
  const [issuer] = (await once(provider, 'message')) as [string];
  const dataFolder = copyOfShop();
  const endProvider = async () => {
    provider.disconnect();
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    const env = {
      SOCIAL_ISSUER: issuer,
      SOCIAL_CLIENT_ID: 'shop',
      SOCIAL_CLIENT_SECRET: 'a-secret-of-the-shop',
      SOCIAL_NAME: 'Example ID',
      SOCIAL_FLOW: flow,
    };
    const world = await startWorld({ port, dataFolder, env });
    const is = async (person: object) => {
      provider.send(person);
      await once(provider, 'message');
    };
    return { world, issuer, is, stop: () => world.stop().finally(endProvider) };
  } catch (error) {
    await endProvider();
    throw error;
  }
}
