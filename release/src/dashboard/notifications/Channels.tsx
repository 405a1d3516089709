import { useState } from 'react';
import { ActionResult } from '../action/ActionResult.tsx';
import { Unwanted, useAction } from '../action/useAction.ts';
import { Command } from '../frame/Command.tsx';
import { type NotificationChannel, read, registry } from '../registryApi.ts';

const titles = { mail: 'Mail', webhook: 'Signed webhook' };

interface ChannelsProps {
  channels: readonly NotificationChannel[];
  reload: () => Promise<void>;
}

/** Each channel with its receivers, and a button that really sends. */
export function Channels({ channels, reload }: ChannelsProps) {
  const action = useAction(reload);
  const [sending, setSending] = useState<NotificationChannel['name']>();
  const test = async (channel: NotificationChannel['name']) => {
    setSending(channel);
    await action.run(async () => {
      const { delivered, text } = await read(registry.POST('/v1/notifications/test', { body: { channel } }));
      if (!delivered) throw new Unwanted(text);
      return text;
    });
    setSending(undefined);
  };
  return (
    <section aria-labelledby="channels">
      <h2 id="channels">Channels</h2>
      <ul className="rows has-names">
        {channels.map(({ name, isSetUp, to, fix }) => (
          <li key={name} className="row">
            <h3>{titles[name]}</h3>
            <p>{isSetUp ? `To ${to.join(', ')}` : `Not set up. ${fix}`}</p>
            {isSetUp && (
              <button
                type="button"
                className="button is-secondary"
                aria-label={`Send a test by ${name}`}
                aria-disabled={sending !== undefined}
                onClick={() => void test(name)}
              >
                {sending === name ? 'Sending' : 'Send a test'}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ActionResult action={action} lost="The test may have been sent: look at the last messages below." />
      <Command
        args={`test-notification ${channels.find(({ isSetUp }) => isSetUp)?.name ?? 'mail'}`}
        note="A test from a terminal:"
      />
    </section>
  );
}
