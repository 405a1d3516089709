import type { Canary } from '../../store/canaries.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { approveCommand } from '../../trust/approveCommand.ts';
import type { GuardMessage } from './GuardMessage.ts';

interface Place {
  env: string;
  store: Pick<ReleaseStore, 'address'>;
  /** Of the guard's own key. */
  keyName?: string;
}

const command = (words: string) => `npm run release -- ${words}`;

/** What the team hears of a canary. @param now ms since 1970 */
export function canaryMessages(
  { env, store, keyName }: Place,
  { id, remote, release }: Pick<Canary, 'id' | 'remote' | 'release'>,
  now: number,
) {
  const see = command(`history ${remote} --env ${env}`);
  const at = new Date(now).toISOString();
  const message = { env, at, remote, release, see, ...(keyName && { key: keyName }) };
  return {
    /** @param n of the entry */
    stopped: (n: number, reason: string): GuardMessage => {
      const next = `Try it again: ${command(`canary ${remote}@${release} --env ${env} --force --reason "<why>"`)}`;
      return { ...message, id: `entry-${n}`, kind: 'canary.stopped', reason, n, next };
    },
    held: (reason: string): GuardMessage => {
      const next = `Take it back or on: ${command(`canary stop ${remote} --env ${env}`)}`;
      return { ...message, id: `held-${id}`, kind: 'canary.held', reason, next };
    },
    promoted: (n: number, reason: string): GuardMessage => {
      const next = `Undo it: ${command(`rollback ${remote}@${release} --env ${env}`)}`;
      return { ...message, id: `entry-${n}`, kind: 'canary.promoted', reason, n, next };
    },
    proposed: (proposal: string, reason: string): GuardMessage => {
      const next = `Sign it within a day, with a key of your own: ${approveCommand(proposal, env, store.address)}`;
      return { ...message, id: `proposal-${id}`, kind: 'canary.proposed', reason, next };
    },
  };
}
