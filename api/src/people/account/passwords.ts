import { hash, verify } from '@node-rs/argon2';
import type { Trier } from '../../platform/tries/tryQueries.ts';
import { WorkQueue } from '../../platform/tries/WorkQueue.ts';

/** argon2id, as OWASP asks for: 19 MiB and two passes, some 15 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Ten at once fill two cores on any thread, and pages would wait: one at a time, and a second's worth of waiting, half of
 * it at most for one account or one address on the network. Everyone else is served between theirs.
 */
const queue = new WorkQueue(60, 30);

/** For whom a hash is: an account, and where the call comes from. */
type Asker = Pick<Trier, 'account' | 'address'>;

/**
 * The hash of an unused password, at the same cost: an address without an account takes as long as one with an account.
 */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$ZpaIR9T+1sDgRr+5xdbIwg$9yLPzQk3VrihA91/8wOCaLyXR7Rr0BvYXCNy4eoj6N0';

/** @throws QueueFull */
export const hashPassword = (password: string, asker: Asker): Promise<string> =>
  queue.run(() => hash(comparable(password), cost), [asker.account, asker.address]);

/** @param passwordHash undefined or null when there is none: false, after the same work. @throws QueueFull */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
  asker: Asker,
): Promise<boolean> {
  const work = () => verify(passwordHash ?? nobodysHash, comparable(password));
  const isRight = await queue.run(work, [asker.account, asker.address]);
  return isRight && typeof passwordHash === 'string';
}

/** The same letters may come as other bytes from another keyboard. */
const comparable = (password: string) => password.normalize('NFC');
