import type { EnvironmentState } from '../registryApi.ts';

/** `2 of 2 shells follow`, and which do not. */
export function ShellSummary({ environment: { shells } }: { environment: Pick<EnvironmentState, 'shells'> }) {
  if (!shells.length) return <span className="is-bad">no shell runs</span>;
  const others = shells.filter(({ state }) => state !== 'follows');
  const following = shells.length - others.length;
  return (
    <>
      <span className={others.length ? 'is-bad' : 'is-good'}>
        {following} of {shells.length} {shells.length === 1 ? 'shell follows' : 'shells follow'}
      </span>
      {others.map(({ url, state }) => (
        <span key={url} className="is-bad">
          {url}: {words[state]}
        </span>
      ))}
    </>
  );
}

const words = {
  follows: 'follows',
  switching: 'has not answered yet',
  refuses: 'does not follow',
  silent: 'silent',
};
