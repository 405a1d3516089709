import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { addDelivery, deliverySchema, listDeliveries } from '../../guard/notify/deliveries.ts';
import { describeFailure } from '../../guard/notify/describeFailure.ts';
import { eventWords, subjectOf, type TestMessage } from '../../guard/notify/GuardMessage.ts';
import type { Channel } from '../../guard/notify/Outbox.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { App } from '../bareRegistry.ts';
import type { Access } from '../access/recognize.ts';
import type { RegistrySettings } from '../registrySettings.ts';
import { RegistryProblem, registryProblem } from '../RegistryProblem.ts';
import { describeChannels, notificationChannel } from './describeChannels.ts';

const SHOWN = 20;
/** Tests within a minute: each is an email to the whole team. */
const MOST_TESTS = 3;
const MINUTE = 60_000;

interface NotificationParts {
  access: Access;
  store: ReleaseStore;
  settings: RegistrySettings;
  channels: readonly Channel[];
}

const problems = { 400: registryProblem, 401: registryProblem, 403: registryProblem };

/** Who hears of what the guard does, and whether that works. */
export function notificationRoutes(app: App, { access, store, settings, channels }: NotificationParts): void {
  let tests: number[] = [];

  app.get(
    '/v1/notifications',
    {
      schema: {
        operationId: 'getNotifications',
        summary: 'Which channels are set up, their receivers and events, and what came of the last messages',
        response: {
          200: z.object({
            channels: z.array(notificationChannel),
            events: z.array(z.string()).describe('What every channel tells of'),
            waiting: z.number().int().describe('Messages that are not delivered yet'),
            deliveries: z.array(deliverySchema).describe('The newest first'),
          }),
          ...problems,
        },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'notify' });
      const [waiting, deliveries] = await Promise.all([store.list('outbox/'), listDeliveries(store, SHOWN)]);
      return {
        channels: describeChannels(settings),
        events: Object.values(eventWords),
        waiting: waiting.length,
        deliveries,
      };
    },
  );

  app.post(
    '/v1/notifications/test',
    {
      schema: {
        operationId: 'testNotification',
        summary: `Send a test through a channel, up to ${MOST_TESTS} a minute; answers when it was delivered, or why not`,
        body: z.object({ channel: z.enum(['mail', 'webhook']) }),
        response: {
          200: z.object({ delivered: z.boolean(), text: z.string().describe('The result as a sentence') }),
          409: registryProblem,
          429: registryProblem,
          ...problems,
        },
      },
    },
    async (request) => {
      const actor = await access.require(request, { verb: 'notify' });
      const { channel } = request.body;
      const found = channels.find(({ name }) => name === channel);
      if (!found) {
        const fix = describeChannels(settings).find(({ name }) => name === channel)?.fix ?? '';
        throw new RegistryProblem(409, 'not_set_up', `No ${channel} is set up. ${fix}`);
      }
      countTest();
      const at = new Date().toISOString();
      const id = `test-${randomBytes(4).toString('hex')}`;
      const message: TestMessage = { kind: 'test', id, env: 'registry', at, by: actor.name };
      const problem = await found.send(message).then(
        () => undefined,
        (error: unknown) => describeFailure(channel, error),
      );
      const result = problem === undefined ? 'delivered' : 'given up';
      const about = { at, channel, kind: message.kind, subject: subjectOf(message), result } as const;
      await addDelivery(store, { ...about, ...(problem !== undefined && { problem }) });
      request.log.info({ actor: actor.name, channel, problem }, 'A test was sent.');
      if (problem !== undefined) return { delivered: false, text: `The test was not delivered. ${problem}` };
      const taker = channel === 'mail' ? 'The mail server has taken' : 'The receiver has taken';
      return { delivered: true, text: `${taker} the test for ${describeTo(channel)}.` };
    },
  );

  /** @throws RegistryProblem 429 */
  function countTest(): void {
    const now = Date.now();
    tests = tests.filter((at) => now - at < MINUTE);
    const [oldest = now] = tests;
    if (tests.length >= MOST_TESTS) {
      const wait = Math.ceil((MINUTE - (now - oldest)) / 1_000);
      throw new RegistryProblem(429, 'too_many_tests', `${MOST_TESTS} tests a minute are enough: wait ${wait} s.`);
    }
    tests.push(now);
  }

  function describeTo(channel: Channel['name']): string {
    return (
      describeChannels(settings)
        .find(({ name }) => name === channel)
        ?.to.join(', ') ?? ''
    );
  }
}
