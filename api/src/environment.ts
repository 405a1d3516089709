import { isIP } from 'node:net';
import { logLevels } from '@paw/shared/node/createLog.ts';
import { z } from 'zod';
import { parseEnvironment } from './parseEnvironment.ts';

const flag = z.enum(['', '0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true');
const origin = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))]);

/** Names of networks that fastify knows, addresses, and networks such as 10.0.0.0/8. */
function areProxies(text: string): boolean {
  return text.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())) return true;
    const most = isIP(address) === 4 ? 32 : 128;
    return isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
  });
}

const settings = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  DATABASE_EMBEDDED: flag.default(false),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  SITE_ORIGIN: origin.default(''),
  TRUSTED_PROXIES: z.string().refine(areProxies).default('loopback'),
});

export type Environment = z.infer<typeof settings>;

const fixes: Record<keyof Environment, string> = {
  HOST: 'the address to listen on, such as 127.0.0.1',
  PORT: 'a number from 0 to 65535; 0 takes any free port',
  DATABASE_URL: 'postgres://user:password@host/database; `npm start` sets it to the embedded database',
  DATABASE_EMBEDDED: '1 when DATABASE_URL is the embedded database, else leave it out',
  SITE_ORIGIN: 'the origin that browsers use, such as https://shop.example, or leave it out',
  TRUSTED_PROXIES: 'the networks of the shell and of proxies before it, such as loopback,10.0.0.0/8, or leave it out',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
};

/** The process's settings. Throws one error that lists every bad name with its fix. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  return parseEnvironment('The api', settings, fixes, variables);
}
