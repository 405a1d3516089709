import { plainLine } from '../../store/plainText.ts';

/** What the guard did, or cannot do, for the team to read. */
export interface GuardMessage {
  /** The same for each attempt to deliver it, and for each registry that tells the same. */
  id: string;
  kind:
    | 'canary.stopped'
    | 'canary.held'
    | 'canary.promoted'
    | 'canary.proposed'
    | 'release.rolled-back'
    | 'release.worse';
  env: string;
  /** ISO, UTC. */
  at: string;
  remote: string;
  release: string;
  /** In words and numbers. */
  reason: string;
  /** Number of the entry in the log; none when nothing was written. */
  n?: number;
  /** Name or id of the key that signed it. */
  key?: string;
  /** Commands, one a line each. */
  see: string;
  /** What changes it again. */
  next: string;
}

/** Sent on request, to see that a channel works. */
export interface TestMessage extends Pick<GuardMessage, 'id' | 'env' | 'at'> {
  kind: 'test';
  /** Who asked for it. */
  by: string;
}

export type Message = GuardMessage | TestMessage;

/** What the team hears of. */
export const eventWords: Record<GuardMessage['kind'], string> = {
  'canary.stopped': 'a canary was taken back',
  'canary.held': 'a canary is held at its share',
  'canary.promoted': 'a canary is live for everyone',
  'canary.proposed': 'a canary waits for a second key',
  'release.rolled-back': 'a release was rolled back by the guard',
  'release.worse': 'a release is worse than the one before, and a person has to decide',
};

const titles: Record<GuardMessage['kind'], (what: string) => string> = {
  'canary.stopped': (what) => `The canary ${what} was taken back`,
  'canary.held': (what) => `The canary ${what} is held at its share`,
  'canary.promoted': (what) => `The canary ${what} is live for everyone`,
  'canary.proposed': (what) => `The canary ${what} waits for a second key`,
  'release.rolled-back': (what) => `${what} was rolled back`,
  'release.worse': (what) => `${what} is worse than what was live before`,
};

/**
 * The view of the registry's page that a message is about: where a person has to decide, the plan of the rollback.
 * @param origin of the registry, as browsers see it
 */
export function pageOf(message: Message, origin: string): string {
  if (message.kind === 'test') return `${origin}/notifications`;
  const { kind, env, remote } = message;
  return `${origin}/env/${env}${kind === 'release.worse' ? `/remotes/${remote}/roll-back` : ''}`;
}

/** One line that says what happened. */
export function subjectOf(message: Message): string {
  if (message.kind === 'test') return 'Test of the release registry';
  const { kind, env, remote, release } = message;
  return plainLine(`[${env}] ${titles[kind](`${remote}@${release}`)}`);
}

/**
 * As an email shows it.
 * @param origin of the registry, as browsers see it
 */
export function composeMessage(message: Message, origin: string): { subject: string; text: string } {
  const subject = subjectOf(message);
  if (message.kind === 'test') {
    const { at, by } = message;
    const words = `${plainLine(by)} asked for this test at ${at}. The guard's messages come to you this way.`;
    return { subject, text: `${words}\n\n${pageOf(message, origin)}\n` };
  }
  const { at, reason, n, key, see, next } = message;
  const written =
    n === undefined
      ? 'Nothing was written to the log.'
      : `Entry ${n} of the log${key ? `, signed by the key ${key}` : ''}.`;
  const lines = [
    `${subject.replace(/^\[.*?\] /, '')} at ${at}.`,
    '',
    `Why: ${plainLine(reason)}.`,
    written,
    '',
    `See: ${see}`,
    `On a phone: ${pageOf(message, origin)}`,
    next,
  ];
  return { subject, text: `${lines.join('\n')}\n` };
}
