import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { deserialize } from 'node:v8';
import { type Frame, FrameReader, writeFrame } from '@paw/node/frames.ts';

/** Where the shell opened them: messages both ways, and what must arrive even if this process then loops. */
const MESSAGES = 3;
const PULSE = 4;

/** A renderer's end of its connection with the shell. Without the shell, the process ends. */
export class RendererPort<Data, Job> {
  private readonly socket = new Socket({ fd: MESSAGES, readable: true, writable: true });
  private onData: (data: Data) => void = () => undefined;
  private onJob: (job: Job) => void = () => undefined;
  private isLoaded = false;

  /** @returns what the shell gives to the renderer first */
  receive(): Promise<Data> {
    const reader = new FrameReader((frame) => this.take(frame));
    this.socket.on('data', (chunk: Buffer) => reader.take(chunk));
    this.socket.on('error', () => process.exit(0));
    this.socket.on('close', () => process.exit(0));
    return new Promise((resolve) => (this.onData = resolve));
  }

  listen(onJob: (job: Job) => void): void {
    this.onJob = onJob;
  }

  post(message: object, bytes?: Uint8Array): void {
    writeFrame(this.socket, message, bytes);
  }

  /** Reports, before this function returns, which job is worked on, or with 0 that the process is not blocked. */
  pulse(job: number): void {
    try {
      writeSync(PULSE, Uint32Array.of(job));
    } catch {
      // The shell is too busy to read: it also knows that.
    }
  }

  private take({ message, bytes }: Frame): void {
    if (this.isLoaded) {
      // Jobs that arrive together begin one after the other: the time of one page is not that of its neighbors.
      setImmediate(() => this.onJob(message as Job));
      return;
    }
    this.isLoaded = true;
    this.onData(deserialize(bytes) as Data);
  }
}
