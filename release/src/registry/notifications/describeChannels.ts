import { z } from 'zod';
import type { RegistrySettings } from '../registrySettings.ts';

export const notificationChannel = z
  .object({
    name: z.enum(['mail', 'webhook']),
    isSetUp: z.boolean(),
    to: z
      .array(z.string())
      .describe('Email addresses; of a webhook the origin alone, because its path may be a secret'),
    fix: z.string().describe('Which settings it takes'),
  })
  .meta({ id: 'NotificationChannel' });

type Settings = Pick<
  RegistrySettings,
  'GUARD_MAIL' | 'SMTP_URL' | 'MAIL_FROM' | 'GUARD_WEBHOOK' | 'GUARD_WEBHOOK_SECRET'
>;

/** Every channel that there is, set up or not. Secrets stay in the settings. */
export function describeChannels(settings: Settings): z.infer<typeof notificationChannel>[] {
  const { GUARD_MAIL, SMTP_URL, MAIL_FROM, GUARD_WEBHOOK, GUARD_WEBHOOK_SECRET } = settings;
  return [
    {
      name: 'mail',
      isSetUp: Boolean(GUARD_MAIL && SMTP_URL && MAIL_FROM),
      to: GUARD_MAIL?.split(',') ?? [],
      fix: 'Set GUARD_MAIL, SMTP_URL and MAIL_FROM, and start the registry again.',
    },
    {
      name: 'webhook',
      isSetUp: Boolean(GUARD_WEBHOOK && GUARD_WEBHOOK_SECRET),
      to: GUARD_WEBHOOK ? [new URL(GUARD_WEBHOOK).origin] : [],
      fix: 'Set GUARD_WEBHOOK and GUARD_WEBHOOK_SECRET, and start the registry again.',
    },
  ];
}
