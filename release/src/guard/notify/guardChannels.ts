import { mailChannel } from './mailChannel.ts';
import type { Channel } from './Outbox.ts';
import { webhookChannel } from './webhookChannel.ts';

export interface ChannelSettings {
  /** Addresses, separated by commas. */
  GUARD_MAIL?: string | undefined;
  SMTP_URL?: string | undefined;
  SMTP_PLAIN?: boolean | undefined;
  MAIL_FROM?: string | undefined;
  GUARD_WEBHOOK?: string | undefined;
  GUARD_WEBHOOK_SECRET?: string | undefined;
}

/**
 * Every way to tell the team that is set up.
 * @param origin of the registry, as browsers see it
 */
export function guardChannels(settings: ChannelSettings, origin: () => string): Channel[] {
  const { GUARD_MAIL, SMTP_URL, SMTP_PLAIN = false, MAIL_FROM, GUARD_WEBHOOK, GUARD_WEBHOOK_SECRET } = settings;
  const channels: Channel[] = [];
  if (GUARD_MAIL && SMTP_URL && MAIL_FROM) {
    channels.push(
      mailChannel({ url: SMTP_URL, from: MAIL_FROM, to: GUARD_MAIL.split(','), origin, isPlain: SMTP_PLAIN }),
    );
  }
  if (GUARD_WEBHOOK && GUARD_WEBHOOK_SECRET) {
    channels.push(webhookChannel({ url: GUARD_WEBHOOK, secret: GUARD_WEBHOOK_SECRET, origin }));
  }
  return channels;
}
