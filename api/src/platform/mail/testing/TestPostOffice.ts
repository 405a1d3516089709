import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the mail server behaves: `lost` = it takes the email and the line breaks before it says so. */
type Mood = 'kind' | 'busy' | 'refusing' | 'lost';

/** A real mail server that keeps what it was given. */
export class TestPostOffice {
  mood: Mood = 'kind';
  readonly mails: Email[] = [];
  /** Recipients, as the SMTP conversation named them. */
  readonly receivers: string[] = [];
  /** Passwords that were sent. */
  readonly logIns: string[] = [];
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) => {
        this.logIns.push(password ?? '');
        done(null, { user: 'shop' });
      },
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        if (this.mood === 'busy') return done(smtpError(451, 'Try again later'));
        if (this.mood === 'refusing') return done(smtpError(550, `No such user ${address}`));
        this.receivers.push(address);
        done();
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => void this.#keep(Buffer.concat(chunks), session.id, done));
      },
    });
    this.#server.on('error', () => {});
  }

  static async open(port = 0): Promise<TestPostOffice> {
    const office = new TestPostOffice();
    office.#server.listen(port, '127.0.0.1');
    await once(office.#server.server, 'listening');
    return office;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async #keep(bytes: Buffer, talk: string, done: () => void): Promise<void> {
    this.mails.push(await PostalMime.parse(bytes));
    if (this.mood !== 'lost') return done();
    for (const connection of this.#server.connections) {
      const { id, _socket } = connection as unknown as { id: string; _socket: Socket };
      if (id === talk) _socket.destroy();
    }
  }

  async close(): Promise<void> {
    await new Promise<void>((done) => this.#server.close(done));
  }
}

/** A mail server that takes the call and never says a word. */
export async function openSilentServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => sockets.add(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
