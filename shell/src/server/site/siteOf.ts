import type { Site } from '@paw/contract/site.ts';
import type { ShellEnvironment } from '../environment.ts';

/** Days for which a registry keeps the counts. */
const KEPT_DAYS = 30;

/** `url` = where the shell listens: the site's origin when none is configured. */
export function siteOf(environment: ShellEnvironment, url: string): Site {
  const local = `http://localhost:${new URL(url).port}`;
  return {
    origin: environment.SITE_ORIGIN || local,
    imageHost: environment.IMAGE_HOST,
    subscribeHost: environment.SUBSCRIBE_HOST,
    ...(environment.STATISTICS_URL && {
      statistics: {
        url: environment.STATISTICS_URL,
        by: environment.STATISTICS_BY || new URL(environment.STATISTICS_URL).host,
        ...(environment.STATISTICS_INTEGRITY && { integrity: environment.STATISTICS_INTEGRITY }),
      },
    }),
    ...(environment.SIGNALS === 'on' && { measurement: { keptDays: KEPT_DAYS } }),
    ...(environment.SOCIAL_CLIENT_ID &&
      environment.SOCIAL_ISSUER && {
        signIn: {
          by: environment.SOCIAL_NAME || new URL(environment.SOCIAL_ISSUER).host,
          flow: environment.SOCIAL_FLOW,
          ...(environment.SOCIAL_SCRIPT_URL && { script: environment.SOCIAL_SCRIPT_URL }),
          ...(environment.SOCIAL_SCRIPT_INTEGRITY && { scriptIntegrity: environment.SOCIAL_SCRIPT_INTEGRITY }),
        },
      }),
    phone: environment.SITE_PHONE,
    email: environment.SITE_EMAIL,
    address: environment.SITE_ADDRESS,
    copyrightYear: environment.SITE_COPYRIGHT_YEAR,
  };
}
