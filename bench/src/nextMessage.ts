import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What a child says next. @throws Error when it ends instead */
export async function nextMessage<Message>(child: ChildProcess, name: string): Promise<Message> {
  const ended = () => new Error(`${name} ended with ${child.exitCode ?? child.signalCode}.`);
  if (child.exitCode !== null || child.signalCode !== null) throw ended();
  const listening = new AbortController();
  const { signal } = listening;
  try {
    const exit = once(child, 'exit', { signal }).then(() => {
      throw ended();
    });
    const [message] = (await Promise.race([once(child, 'message', { signal }), exit])) as [Message];
    return message;
  } finally {
    listening.abort();
  }
}
