import { useSearchParams } from 'react-router-dom';
import { Command } from '../../frame/Command.tsx';
import { Failure } from '../../frame/Failure.tsx';
import { Loading } from '../../frame/Loading.tsx';
import type { EnvironmentState } from '../../registryApi.ts';
import { SearchForm } from './SearchForm.tsx';
import { TimelineItem } from './TimelineItem.tsx';
import { useTimeline } from './useTimeline.ts';

/** The log, newest first. The search is part of the address, so it can be sent to someone. */
export function Timeline({ environment }: { environment: EnvironmentState }) {
  const { env, n } = environment;
  const [params, setParams] = useSearchParams();
  const search = { q: params.get('q') ?? '', remote: params.get('remote') ?? '' };
  const { shown, failure, showOlder } = useTimeline(env, n, search);
  const find = ({ q, remote }: typeof search) =>
    setParams({ ...(q && { q }), ...(remote && { remote }) }, { replace: true });
  const names = environment.remotes.map(({ remote }) => remote);
  return (
    <section aria-labelledby="what-changed">
      <h2 id="what-changed">What changed</h2>
      <SearchForm key={`${search.q} ${search.remote}`} search={search} remotes={names} onSearch={find} />
      <p role="status" className="soft">
        {shown && describeFound(shown.found, search)}
      </p>
      {failure && <Failure failure={failure} />}
      {!shown && !failure && <Loading what="the log" />}
      {shown && (
        <ol className="timeline">
          {shown.entries.map((entry) => (
            <TimelineItem key={entry.n} entry={entry} environment={environment} />
          ))}
        </ol>
      )}
      {shown?.older && (
        <button type="button" className="button is-secondary" onClick={() => void showOlder()}>
          Older entries
        </button>
      )}
      <Command args={`history${search.remote ? ` ${search.remote}` : ''} --env ${env}`} />
    </section>
  );
}

function describeFound(found: number, { q, remote }: { q: string; remote: string }): string {
  const what = [q && `“${q}”`, remote && `of ${remote}`].filter(Boolean).join(' ');
  if (!found) return what ? `No entry ${what}. Search for a person, a release or a Git revision.` : 'No entry yet.';
  return `${found} ${found === 1 ? 'entry' : 'entries'} ${what}`.trim();
}
