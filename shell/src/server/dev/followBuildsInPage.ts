import type { DevStatus } from '../../client/dev/DevStatus.ts';

/**
 * Runs in pages of a released shell, whose own code does not follow watched builds: shows errors over the page, and
 * reloads it when a new build renders. It is sent as source text, so it uses nothing from outside itself.
 */
export function followBuildsInPage(): void {
  type Entry = { title: string; place?: string; text: string };
  const read = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent || 'null');
  const ownSet = read('dev-set') as string;
  const host = document.createElement('dev-overlay');
  const root = host.attachShadow({ mode: 'open' });
  let found: Entry[] = ((read('dev-errors') ?? []) as string[]).map((text) => ({
    title: 'An error on the server',
    text,
  }));
  let problems: Entry[] = [];
  let hidden = '';

  let hide: () => void = () => undefined;
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  const element = (tag: string, text: string) => Object.assign(document.createElement(tag), { textContent: text });
  const draw = () => {
    const entries = [...problems, ...found];
    const key = JSON.stringify(entries);
    if (!entries.length || key === hidden) return host.remove();
    const panel = document.createElement('section');
    panel.setAttribute('role', 'alertdialog');
    panel.setAttribute('aria-label', 'Problems');
    const close = Object.assign(element('button', 'Hide (Esc)'), { type: 'button' });
    hide = () => {
      hidden = key;
      host.remove();
    };
    close.addEventListener('click', () => hide());
    panel.append(close);
    for (const { title, place, text } of entries) {
      panel.append(element('h2', title), ...(place ? [element('p', place)] : []), element('pre', text));
    }
    const look =
      'section { position: fixed; z-index: 2147483647; inset: 0 0 auto 0; max-height: 80vh; overflow: auto;' +
      ' padding: 16px 24px 24px; background: #2b1512; color: #fff3ef; font: 15px/1.5 ui-monospace, monospace; }' +
      ' button { position: sticky; top: 0; float: right; font: inherit; } h2 { margin: 16px 0 4px; font-size: 17px; }' +
      ' p { margin: 0 0 8px; font-weight: 700; } pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }';
    root.replaceChildren(element('style', look), panel);
    document.documentElement.append(host);
  };

  const note = async (error: unknown) => {
    const stack = (error instanceof Error && error.stack) || String(error);
    const answer = await fetch(`/dev/stack?stack=${encodeURIComponent(stack)}`);
    found = [...found, { title: 'An error on this page', text: await answer.text() }];
    draw();
  };
  addEventListener('error', ({ error }) => error && void note(error));
  addEventListener('unhandledrejection', ({ reason }) => void note(reason));

  const take = (status: DevStatus) => {
    problems = status.problems.map(({ app, file, line, text }) => ({
      title: app === 'renderer' ? 'The server still renders the last good build' : `${app} failed to compile`,
      place: file && (line ? `${file}:${line}` : file),
      text,
    }));
    draw();
    if (status.set && status.set !== ownSet) location.reload();
  };
  // A browser opens six connections to a server, and hidden tabs would use them all.
  let events: EventSource | undefined;
  const follow = () => {
    events?.close();
    events = undefined;
    if (document.hidden) return;
    events = new EventSource('/dev/events');
    events.addEventListener('message', ({ data }) => take(JSON.parse(data as string) as DevStatus));
  };
  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', () => events?.close());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  draw();
  follow();
}
