import { optionalSetting, setting } from '@paw/node/settings/settingSchemas.ts';
import { z } from 'zod';

/** The guard's own key, and whom it tells of what it does. */
export const guardSettings = {
  GUARD_KEY: optionalSetting(z.string()),
  GUARD_MAIL: optionalSetting(z.string().regex(/^[^\s@,]+@[^\s@,]+(,[^\s@,]+@[^\s@,]+)*$/)),
  // Options of the mail package in the address could switch TLS off, or the check of the certificate.
  SMTP_URL: optionalSetting(z.url({ protocol: /^smtps?$/ }).regex(/^[^?#]*$/)),
  SMTP_PLAIN: setting(
    z
      .enum(['', '0', '1', 'false', 'true'])
      .default('')
      .transform((text) => text === '1' || text === 'true'),
  ),
  MAIL_FROM: optionalSetting(z.string().regex(/^([^<>@\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/)),
  GUARD_WEBHOOK: optionalSetting(z.url({ protocol: /^https?$/ })),
  GUARD_WEBHOOK_SECRET: optionalSetting(z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/)),
};

export type GuardSettings = z.infer<z.ZodObject<typeof guardSettings>>;

/** Names of settings that are missing beside others, or do not fit to them. */
export function wrongGuardSettings(values: GuardSettings): (keyof GuardSettings)[] {
  const { GUARD_MAIL, SMTP_URL, SMTP_PLAIN, MAIL_FROM, GUARD_WEBHOOK, GUARD_WEBHOOK_SECRET } = values;
  const wrong: (keyof GuardSettings)[] = [];
  if (GUARD_MAIL && !SMTP_URL) wrong.push('SMTP_URL');
  if (GUARD_MAIL && !MAIL_FROM) wrong.push('MAIL_FROM');
  if (SMTP_PLAIN && !/^smtp:\/\/([^@/]*@)?(127\.0\.0\.1|\[::1\]|localhost)(:\d+)?\/?$/.test(SMTP_URL ?? '')) {
    wrong.push('SMTP_PLAIN');
  }
  if (GUARD_WEBHOOK && !GUARD_WEBHOOK_SECRET) wrong.push('GUARD_WEBHOOK_SECRET');
  return wrong;
}

export const guardFixes: Record<keyof GuardSettings, string> = {
  GUARD_KEY: 'the file of the guard’s key; the default is keys/guard.json in the data folder',
  GUARD_MAIL: 'who is told of what the guard does, such as ana@shop.example,bo@shop.example',
  SMTP_URL: 'smtp://user:password@host:587 or smtps://…, without ?options; GUARD_MAIL needs it',
  SMTP_PLAIN: '1 only when SMTP_URL is smtp:// on this machine (127.0.0.1, [::1], localhost), else leave it out',
  MAIL_FROM: 'the sender of emails, such as Paw Dailies <releases@shop.example>; GUARD_MAIL needs it',
  GUARD_WEBHOOK: 'the address that is called with what the guard does, such as https://hooks.shop.example/paw',
  GUARD_WEBHOOK_SECRET: 'whsec_ and at least 24 random bytes in base64; GUARD_WEBHOOK needs it',
};
