import { hash, verify } from '@node-rs/argon2';
import type { startTestAccounts } from '../../../testing/testAccounts.ts';
import { Refusal } from '../../../platform/tries/Refusal.ts';
import { hashOf } from '../../session/secrets.ts';
import { signInGuard } from '../signInGuard.ts';

type Shop = Awaited<ReturnType<typeof startTestAccounts>>;

/** As little as argon2 takes. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A guard whose waiting only adds up, in ms. */
export function watchedGuard({ database }: Shop) {
  const waited: number[] = [];
  const guard = signInGuard(database, async (ms) => void waited.push(ms));
  return { guard, waited };
}

/** Guesses an account's password from many network addresses in turn, ten guesses at the same time. */
export async function guessFromMany(
  shop: Shop,
  { email, password }: { email: string; password: string },
  { guesses, addresses }: { guesses: number; addresses: number },
) {
  const passwordHash = await hash(password, cheap);
  const { guard, waited } = watchedGuard(shop);
  let compared = 0;
  const guess = (n: number) => {
    const compare = async () => {
      compared += 1;
      return verify(passwordHash, `guess ${n}`);
    };
    return guard
      .compare({ account: hashOf(email), address: `203.0.113.${n % addresses}`, email }, compare)
      .catch((error: unknown) => (error instanceof Refusal ? 'refused' : Promise.reject(error)));
  };
  const outcomes = { refused: 0, wrong: 0 };
  const lanes = Array.from({ length: 10 }, async (_, lane) => {
    for (let n = lane; n < guesses; n += 10) outcomes[(await guess(n)) === 'refused' ? 'refused' : 'wrong'] += 1;
  });
  await Promise.all(lanes);
  return { compared, outcomes, waited };
}
