import { PAGE_STATE_ID, type PageState } from '../../hydration/PageState.ts';
import { watchNames } from '../../names/watchNames.ts';
import { kindOfFailure } from '../../failures/kindOfFailure.ts';
import type { Workbench } from '../hydratePage.tsx';
import type { DevStatus } from './DevStatus.ts';
import { HotChunkLoader } from './HotChunkLoader.ts';
import { type HookScope, joinRefreshRuntimes } from './joinRefreshRuntimes.ts';
import { Overlay, type OverlayEntry } from './Overlay.ts';
import { RunningErrors } from './RunningErrors.ts';
import { applyChanges } from './applyChanges.ts';

/** Errors from this page's render on the server: a list of texts. */
const SERVER_ERRORS_ID = 'dev-errors';

/** Subscribes to the builds at once, before hydration, because the page's start may be broken. */
function startWorkbench(): Workbench {
  joinRefreshRuntimes(window as HookScope);
  const overlay = new Overlay();
  let status: DevStatus | undefined;
  const draw = () => overlay.show([...(status?.problems ?? []).map(describe), ...running.entries.values()]);
  const running = new RunningErrors(draw);
  running.listen();
  watchNames((_, error) => void running.add(error, 'A name that the contract does not declare'));
  for (const text of (readJson(SERVER_ERRORS_ID) ?? []) as string[]) void running.add(text, 'An error on the server');

  const announceBuilds = () => status && dispatchEvent(new CustomEvent('dev:built', { detail: status.hashes }));
  addEventListener('dev:here', announceBuilds);
  const { set } = (readJson(PAGE_STATE_ID) ?? {}) as Partial<PageState>;
  subscribeToBuilds((next) => {
    if (status && JSON.stringify(next.hashes) !== JSON.stringify(status.hashes)) running.clear();
    status = next;
    draw();
    // The gallery has no remotes in it.
    const isOther = ([name, id]: [string, string]) => set && set.remotes[name]?.release !== id;
    if (Object.entries(next.releases).some(isOther)) return location.reload();
    announceBuilds();
  });

  let activeRouter: Parameters<Workbench['open']>[0] | undefined;
  applyChanges(
    () => activeRouter,
    (error) => void running.add(error),
  );
  return {
    Loader: HotChunkLoader,
    open: (router) => {
      activeRouter = router;
      const seen = new WeakSet<Error>();
      router.subscribe(({ errors }) => {
        for (const error of Object.values(errors ?? {})) {
          if (!(error instanceof Error) || seen.has(error)) continue;
          seen.add(error);
          // A page that does not exist and an api that is down are answers, not bugs.
          if (kindOfFailure(error) === 'thrown') void running.add(error);
        }
      });
      const report = (error: unknown) => {
        console.error(error);
        // The server has reported it already, with the place in its own code.
        if (!String(error).includes('because the server rendering errored')) void running.add(error);
      };
      return { onCaughtError: report, onRecoverableError: report };
    },
  };
}

function describe({ app, file, line, text }: DevStatus['problems'][number]): OverlayEntry {
  const title = app === 'renderer' ? 'The server still renders the last good build' : `${app} failed to compile`;
  return { title, place: file && (line ? `${file}:${line}` : file), text };
}

function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * Passes on the server's build events while the page is visible: a browser opens six connections to a server, and
 * hidden tabs would use them all. A tab that becomes visible again gets what it missed.
 */
function subscribeToBuilds(handle: (status: DevStatus) => void): void {
  let events: EventSource | undefined;
  const connect = () => {
    events?.close();
    events = undefined;
    if (document.hidden) return;
    events = new EventSource('/dev/events');
    events.addEventListener('message', ({ data }) => handle(JSON.parse(data) as DevStatus));
  };
  document.addEventListener('visibilitychange', connect);
  addEventListener('pagehide', () => events?.close());
  addEventListener('pageshow', ({ persisted }) => persisted && connect());
  connect();
}

export const workbench = startWorkbench();
