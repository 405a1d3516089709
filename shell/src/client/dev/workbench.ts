import { PAGE_STATE_ID, type PageState } from '../../hydration/PageState.ts';
import { toPageProblem } from '../../failures/PageProblem.ts';
import type { Workbench } from '../hydratePage.tsx';
import type { DevStatus } from './DevStatus.ts';
import { HotChunkLoader } from './HotChunkLoader.ts';
import { type HookScope, joinRefreshRuntimes } from './joinRefreshRuntimes.ts';
import { Overlay, type OverlayEntry } from './Overlay.ts';
import { RunningErrors } from './RunningErrors.ts';
import { takeChanges } from './takeChanges.ts';

/** Holds what the server found while it rendered this page: a list of texts. */
const SERVER_ERRORS_ID = 'dev-errors';

/** Begins to follow the builds at once, before hydration: it may be the page's own start that is broken. */
function openWorkbench(): Workbench {
  joinRefreshRuntimes(window as HookScope);
  const overlay = new Overlay();
  let status: DevStatus | undefined;
  const draw = () => overlay.show([...(status?.problems ?? []).map(describe), ...running.entries.values()]);
  const running = new RunningErrors(draw);
  running.listen();
  for (const text of (readJson(SERVER_ERRORS_ID) ?? []) as string[]) void running.add(text, 'An error on the server');

  const tellBuilds = () => status && dispatchEvent(new CustomEvent('dev:built', { detail: status.hashes }));
  addEventListener('dev:here', tellBuilds);
  const { set } = (readJson(PAGE_STATE_ID) ?? {}) as Partial<PageState>;
  followBuilds((next) => {
    if (status && JSON.stringify(next.hashes) !== JSON.stringify(status.hashes)) running.clear();
    status = next;
    draw();
    // The gallery has no remotes in it.
    const isOther = ([name, id]: [string, string]) => set && set.remotes[name]?.release !== id;
    if (Object.entries(next.releases).some(isOther)) return location.reload();
    tellBuilds();
  });

  let alive: Parameters<Workbench['open']>[0] | undefined;
  takeChanges(
    () => alive,
    (error) => void running.add(error),
  );
  return {
    Loader: HotChunkLoader,
    open: (router) => {
      alive = router;
      const seen = new WeakSet<Error>();
      router.subscribe(({ errors }) => {
        for (const error of Object.values(errors ?? {})) {
          if (!(error instanceof Error) || seen.has(error)) continue;
          seen.add(error);
          // A page that does not exist, an api that is down: those are answers.
          if (toPageProblem(error).status === 500) void running.add(error);
        }
      });
      const report = (error: unknown) => {
        console.error(error);
        // The server has told it already, with the place in its own code.
        if (!String(error).includes('because the server rendering errored')) void running.add(error);
      };
      return { onCaughtError: report, onRecoverableError: report };
    },
  };
}

function describe({ app, file, line, text }: DevStatus['problems'][number]): OverlayEntry {
  const title = app === 'renderer' ? 'The server goes on with what rendered before' : `${app} does not build`;
  return { title, place: file && (line ? `${file}:${line}` : file), text };
}

function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * Hands on what the server says of the builds, as long as somebody looks at this page: a browser has six connections
 * to a server, and tabs that are out of sight would take them all. A tab that comes back learns what it missed.
 */
function followBuilds(take: (status: DevStatus) => void): void {
  let events: EventSource | undefined;
  const follow = () => {
    events?.close();
    events = undefined;
    if (document.hidden) return;
    events = new EventSource('/dev/events');
    events.addEventListener('message', ({ data }) => take(JSON.parse(data) as DevStatus));
  };
  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', () => events?.close());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  follow();
}

export const workbench = openWorkbench();
