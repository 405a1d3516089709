import type { OverlayEntry } from './Overlay.ts';

/**
 * Errors thrown while the page runs. The next change clears the list; an error that is thrown again is listed again.
 * The server maps places in a bundle to sources.
 */
export class RunningErrors {
  readonly entries = new Map<string, OverlayEntry>();
  private readonly onChange: () => void;
  private round = 0;

  constructor(onChange: () => void) {
    this.onChange = onChange;
  }

  /** Collects every uncaught error from now on. */
  listen(): void {
    addEventListener('error', ({ error, message }) => void this.add(error ?? message));
    addEventListener('unhandledrejection', ({ reason }) => void this.add(reason));
    // A changed module that threw while it was applied: react-refresh catches the error.
    addEventListener('dev:error', (event) => void this.add((event as CustomEvent<unknown>).detail));
  }

  /** @param title for what was thrown elsewhere: on the server */
  async add(thrown: unknown, title = 'An error in the page'): Promise<void> {
    const { round } = this;
    const stack = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : (stack.split('\n', 1)[0] ?? '');
    const lines = (await findSources(stack)).split('\n').filter((line) => !line.includes('node_modules/'));
    if (round !== this.round) return;
    const text = lines.join('\n').trim();
    const place = firstOwnPlace(text);
    this.entries.set(message, { title, place, text: text.includes(message) ? text : `${message}\n${text}` });
    this.onChange();
  }

  clear(): void {
    this.round += 1;
    this.entries.clear();
    this.onChange();
  }
}

/** The stack with files and lines of the sources; unchanged when the server does not answer. */
async function findSources(stack: string): Promise<string> {
  try {
    const response = await fetch(`/dev/stack?${new URLSearchParams({ stack: stack.slice(0, 6_000) })}`);
    return response.ok ? await response.text() : stack;
  } catch {
    return stack;
  }
}

/** The innermost line in our code: a package usually throws because of its caller. */
function firstOwnPlace(stack: string): string | undefined {
  return /(?<![\w./-])[\w-]+\/[\w./-]+\.tsx?:\d+/.exec(stack)?.[0];
}
