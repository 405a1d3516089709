import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts the provider of identityProvider.ts. @param redirectUri where it leads back to, and nowhere else */
export async function startIdentityProvider(redirectUri: string) {
  const child = fork(join(__dirname, 'identityProvider.ts'), [redirectUri], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (text) => (errors += text));
  const issuer = await new Promise<string>((resolve, reject) => {
    child.once('message', (issuer) => resolve(issuer as string));
    child.once('exit', () => reject(new Error(`The identity provider ended: ${errors}`)));
  });

  return {
    settings: { issuer, clientId: 'shop', clientSecret: 'a-secret-of-the-shop' },

    /** Who signs in there next. */
    async is(person: { sub: string; email?: string; email_verified?: boolean; name?: string }): Promise<void> {
      child.send(person);
      await once(child, 'message');
    },

    /** Goes there as a browser does. @returns what is behind the address to which it leads back, with its ? or # */
    async visit(url: string): Promise<string> {
      const cookies = new Map<string, string>();
      for (let next = url, steps = 0; steps < 10; steps++) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const each of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (!location) throw new Error(`${next} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
        if (location.startsWith(redirectUri)) return location.slice(redirectUri.length);
        next = new URL(location, next).href;
      }
      throw new Error('The identity provider leads round in circles.');
    },

    async stop(): Promise<void> {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
