import type { FollowingShell } from '../registryApi.ts';

const marks = { follows: 'follows', switching: 'switching', refuses: 'does not follow', silent: 'silent' };

/** Which shells follow, and what the others say. */
export function ShellList({ shells }: { shells: readonly FollowingShell[] }) {
  if (!shells.length) {
    return <p className="notice">No shell runs here: what is live goes out when one starts.</p>;
  }
  return (
    <ul className="shells">
      {shells.map(({ url, host, pid, state, text }) => (
        <li key={`${url} ${host} ${pid}`}>
          <span className={state === 'follows' ? 'mark is-good' : 'mark is-bad'}>{marks[state]}</span>
          <span>
            <span className="address">{url}</span>{' '}
            <span className="soft">
              pid {pid} on {host}
              {state === 'follows' && text === 'serves this set' ? '' : `: ${text}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
