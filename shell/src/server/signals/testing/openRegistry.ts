import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SignalReport, signalReportSchema } from '@paw/release/signals/SignalReport.ts';

/** How it answers: `lost` counts a report and closes the connection; a number is the status, and counts nothing. */
export type Mood = 'well' | 'lost' | 'silent' | number;

/** A registry that takes reports on a real socket, and knows each number once. */
export class TestRegistry {
  mood: Mood = 'well';
  readonly url: string;
  /** Each one that was counted, in order. */
  readonly reports: SignalReport[] = [];
  /** `POST /v1/environments/local/signals Bearer x` of each request. */
  readonly asked: string[] = [];
  readonly #server: Server;

  constructor(url: string, server: Server) {
    this.url = url;
    this.#server = server;
  }

  take(text: string): void {
    const report = signalReportSchema.parse(JSON.parse(text));
    if (!this.reports.some(({ shell, seq }) => shell === report.shell && seq === report.seq)) this.reports.push(report);
  }

  /** Sum of a number over all reports. */
  sum(read: (report: SignalReport) => number): number {
    return this.reports.reduce((total, report) => total + read(report), 0);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

export async function openRegistry(): Promise<TestRegistry> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += String(part)));
    request.on('end', () => {
      registry.asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      const { mood } = registry;
      if (mood === 'silent') return;
      // The shell also follows its log.
      if (request.method !== 'POST') return void response.writeHead(404).end();
      if (mood === 'well' || mood === 'lost') registry.take(text);
      if (mood === 'lost') return void request.socket.destroy();
      response.writeHead(mood === 'well' ? 202 : mood).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const registry = new TestRegistry(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server);
  return registry;
}
