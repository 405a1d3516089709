import type { RegistryClient } from '../client/RegistryClient.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';
import { shortTime, textTable } from './textTable.ts';

/** A mail server may take its time. ms */
const TEST_TIMEOUT = 60_000;

interface Notifications {
  channels: { name: string; isSetUp: boolean; to: string[]; fix: string }[];
  events: string[];
  waiting: number;
  deliveries: { at: string; channel: string; subject: string; result: string; problem?: string }[];
}

/** Who hears of what the guard does, and what came of the last messages. */
export const notifications: ReleaseCommand = async (context) => {
  const found = await registryOf(context).json<Notifications>('/v1/notifications');
  const { channels, events, waiting, deliveries } = found;
  const rows = deliveries.map(({ at, channel, subject, result, problem = '' }) => [
    shortTime(at),
    channel,
    subject,
    [result, problem].filter(Boolean).join(': '),
  ]);
  const lines = [
    ...channels.map(
      ({ name, isSetUp, to, fix }) => `${name}: ${isSetUp ? `to ${to.join(', ')}` : `not set up. ${fix}`}`,
    ),
    `When ${events.join('; ')}.`,
    '',
    rows.length ? textTable([['when', 'channel', 'message', 'result'], ...rows]) : 'No message was sent yet.',
    ...(waiting ? [`Not delivered yet: ${waiting}.`] : []),
  ];
  return { text: lines.join('\n'), data: found };
};

/** Sends a test through one channel of the registry. */
export const testNotification: ReleaseCommand = async (context) => {
  const [channel = ''] = context.args;
  if (channel !== 'mail' && channel !== 'webhook') {
    throw new ReleaseProblem('usage', `"${channel}" is no channel: write mail or webhook.`);
  }
  const call = { method: 'POST', body: { channel }, timeout: TEST_TIMEOUT } as const;
  const found = await registryOf(context).json<{ delivered: boolean; text: string }>('/v1/notifications/test', call);
  return { text: found.text, data: found, ...(!found.delivered && { exitCode: 1 as const }) };
};

/** Channels are settings of a registry: the store does not know them. */
function registryOf({ registry }: CommandContext): RegistryClient {
  if (registry) return registry;
  throw new ReleaseProblem('usage', 'Which registry? Add --registry http://localhost:3100, or set PAW_REGISTRY.');
}
