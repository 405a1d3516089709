import type { EnvironmentState } from '../registryApi.ts';

/** `2 of 2 shells follow`, and which do not. One that is silent counts as none: it hangs or is gone. */
export function ShellSummary({ environment: { shells } }: { environment: Pick<EnvironmentState, 'shells'> }) {
  const others = shells.filter(({ state }) => state !== 'follows');
  const running = shells.filter(({ state }) => state !== 'silent').length;
  const following = shells.length - others.length;
  if (!shells.length) return <span className="is-bad">no shell runs</span>;
  return (
    <>
      <span className={following < running || !running ? 'is-bad' : 'is-good'}>
        {running
          ? `${following} of ${running} ${running === 1 ? 'shell follows' : 'shells follow'}`
          : 'no shell answers'}
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
