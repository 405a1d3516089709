import { connectionFixes, connectionSettings } from '@paw/node/connectionLimits.ts';
import { logLevels } from '@paw/node/createLog.ts';
import { parseEnvironment } from '@paw/node/settings/parseEnvironment.ts';
import { optionalSetting, setting, webAddress } from '@paw/node/settings/settingSchemas.ts';
import { areProxies } from '@paw/node/trustedProxies.ts';
import { z } from 'zod';
import { guardFixes, guardSettings, wrongGuardSettings } from './guardSettings.ts';

const names = z.string().regex(/^[a-z0-9*-]+(,[a-z0-9*-]+)*$/);

export const registrySettings = z
  .object({
    HOST: setting(z.string().default('127.0.0.1')),
    PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3100)),
    PAW_DATA: setting(z.string().default('.data')),
    RELEASE_STORE: optionalSetting(z.string()),
    REGISTRY_ORIGIN: optionalSetting(webAddress),
    REGISTRY_SECRET: optionalSetting(z.string().regex(/^[\x21-\x7e]{32,}$/)),
    REGISTRY_KEY: optionalSetting(z.string()),
    TRUST_ROOT: optionalSetting(z.string().regex(/^[0-9a-f]{64}$/)),
    OPEN_ENVIRONMENTS: setting(names.default('local,staging')),
    OIDC_ISSUER: optionalSetting(webAddress),
    OIDC_CLIENT_ID: optionalSetting(z.string().min(1)),
    OIDC_CLIENT_SECRET: optionalSetting(z.string().min(1)),
    ...guardSettings,
    MAX_STREAMS: setting(z.coerce.number().int().min(1).max(100_000).default(2_000)),
    MAX_RELEASE_MB: setting(z.coerce.number().int().min(1).max(2_000).default(100)),
    TRUSTED_PROXIES: setting(z.string().refine(areProxies).default('loopback')),
    LOG_LEVEL: setting(z.enum(logLevels).default('info')),
    ...connectionSettings,
  })
  .superRefine((values, context) => {
    if (values.OIDC_CLIENT_ID && !values.OIDC_ISSUER) context.addIssue({ code: 'custom', path: ['OIDC_ISSUER'] });
    for (const name of wrongGuardSettings(values)) context.addIssue({ code: 'custom', path: [name] });
    if (values.OIDC_ISSUER && !values.OIDC_CLIENT_ID) context.addIssue({ code: 'custom', path: ['OIDC_CLIENT_ID'] });
  });

export type RegistrySettings = z.infer<typeof registrySettings>;

/** For error messages: what each name is to be set to. */
const registryFixes: Record<keyof RegistrySettings, string> = {
  HOST: 'the address to listen on, such as 127.0.0.1',
  PORT: 'a number from 0 to 65535; 0 takes any free port',
  PAW_DATA: 'the data folder: keys are in it, and the store where RELEASE_STORE names no other',
  RELEASE_STORE: 'a folder, or s3://bucket/prefix; the default is the folder store in the data folder',
  REGISTRY_ORIGIN: 'the origin that people use, such as https://releases.shop.example, or leave it out on one machine',
  REGISTRY_SECRET: 'at least 32 characters that no one can guess, the same for every registry on one store',
  REGISTRY_KEY: 'the file of the registry’s key; the default is keys/registry.json in the data folder',
  TRUST_ROOT:
    'the sha256 of root/1.json, which "npm run release -- keys list" prints, or leave it out: the first root counts',
  OPEN_ENVIRONMENTS: 'the environments in which teams activate by themselves, such as staging,test; * = all',
  OIDC_ISSUER: 'the identity provider that OIDC_CLIENT_ID belongs to, such as https://accounts.google.com',
  OIDC_CLIENT_ID: 'the name of this registry at an identity provider, or leave it out: no one signs in by one',
  OIDC_CLIENT_SECRET: 'the secret that belongs to OIDC_CLIENT_ID, or leave it out when the provider gave none',
  ...guardFixes,
  MAX_STREAMS: 'how many shells and pages may follow at once, such as 2000',
  MAX_RELEASE_MB: 'how many megabytes one release may have, such as 100',
  TRUSTED_PROXIES: 'the networks of the proxies before the registry, such as loopback,10.0.0.0/8, or leave it out',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  ...connectionFixes,
};

/** The process's settings. @throws one error that lists every bad name with its fix */
export function readRegistrySettings(variables: Record<string, string | undefined>): RegistrySettings {
  return parseEnvironment('The registry', registrySettings, registryFixes, variables);
}
