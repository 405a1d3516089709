import type { OverlayEntry } from './Overlay.ts';

/**
 * What was thrown while the page runs, until the next change is taken in: what is thrown again is reported again.
 * The server knows which source a place in a bundle comes from.
 */
export class RunningErrors {
  readonly entries = new Map<string, OverlayEntry>();
  private readonly onChange: () => void;
  private round = 0;

  constructor(onChange: () => void) {
    this.onChange = onChange;
  }

  /** Everything that nobody catches, from here on. */
  listen(): void {
    addEventListener('error', ({ error, message }) => void this.add(error ?? message));
    addEventListener('unhandledrejection', ({ reason }) => void this.add(reason));
    // A changed module that threw while it was taken in: react-refresh catches it.
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

/** The stack with the sources' own files and lines; as it is when nobody answers. */
async function findSources(stack: string): Promise<string> {
  try {
    const response = await fetch(`/dev/stack?${new URLSearchParams({ stack: stack.slice(0, 6_000) })}`);
    return response.ok ? await response.text() : stack;
  } catch {
    return stack;
  }
}

/** The innermost line of ours: what a package throws was most often asked for by us. */
function firstOwnPlace(stack: string): string | undefined {
  return /(?<![\w./-])[\w-]+\/[\w./-]+\.tsx?:\d+/.exec(stack)?.[0];
}
