import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server that keeps what it was given; `refuses` = it knows no receiver. */
export async function startMailServer(port = 0, { refuses = false } = {}) {
  const mails: Email[] = [];
  const receivers: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (refuses) return done(Object.assign(new Error('No such user'), { responseCode: 550 }));
      receivers.push(address);
      done();
    },
    onData: (stream, _session, done) => {
      const keep = async () => {
        mails.push(await PostalMime.parse(await buffer(stream)));
        done();
      };
      void keep();
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    mails,
    receivers,
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}
