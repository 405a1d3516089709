/** Many shoppers who request one page repeatedly, as fast as the shop answers. */
import { Agent, get } from 'node:http';

export interface Answer {
  status: number;
  body: string;
  /** Start and end of the request, by performance.now(). */
  begun: number;
  at: number;
}

export class ReadingClients {
  #isReading = true;
  #reading: Promise<unknown>;

  constructor(url: string, count: number, onAnswer: (answer: Answer) => void) {
    const agent = new Agent({ keepAlive: true, maxSockets: count });
    const read = async () => {
      while (this.#isReading) onAnswer(await fetchOnce(url, agent));
    };
    this.#reading = Promise.all(Array.from({ length: count }, read)).finally(() => agent.destroy());
  }

  async stop(): Promise<void> {
    this.#isReading = false;
    await this.#reading;
  }
}

/** Status 0 = no complete answer. */
function fetchOnce(url: string, agent: Agent): Promise<Answer> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, body: string) => resolve({ status, body, begun, at: performance.now() });
    const request = get(url, { agent, timeout: 20_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', (error) => end(0, error.message));
      response.on('end', () =>
        end(response.complete ? (response.statusCode ?? 0) : 0, Buffer.concat(chunks).toString('utf8')),
      );
    });
    request.on('timeout', () => request.destroy(new Error('no answer within 20 s')));
    request.on('error', (error) => end(0, error.message));
  });
}
