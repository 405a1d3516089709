import { type Answer, isSilence } from './ask.ts';
import type { Shop } from './Shop.ts';
import type { Victim } from './ShopUnderTest.ts';

export interface Plan {
  operations: number;
  kills: number;
  /** Kills between two check points. */
  killsToCheck: number;
}

/**
 * How far a run is: it counts the operations, kills at moments that its random numbers chose beforehand, and lets
 * everyone hold their breath for a check point.
 */
export class Course {
  operations = 0;
  readonly #shop: Shop;
  readonly #plan: Plan;
  /** Operations at which something is killed; the next one last. */
  readonly #moments: { at: number; victim: Victim; delay: number }[];
  readonly #check: () => Promise<void>;
  #underWay = 0;
  #calm: Promise<void> | undefined;
  #begun = 0;

  /** @param check compares the database while no requests are in progress */
  constructor(shop: Shop, plan: Plan, random: () => number, check: () => Promise<void>) {
    this.#shop = shop;
    this.#plan = plan;
    this.#check = check;
    const victims: Victim[] = shop.isEmbedded ? ['api', 'database', 'both'] : ['api'];
    this.#moments = Array.from({ length: plan.kills }, (_, turn) => ({
      at: Math.floor(plan.operations * (0.05 + (0.9 * (turn + random())) / plan.kills)),
      victim: victims[(turn + Math.floor(random() * 3)) % victims.length] ?? 'api',
      delay: Math.floor(random() * 20),
    })).toReversed();
  }

  /** Does the same again and again until the run is over. */
  async goOn(act: () => Promise<void>): Promise<void> {
    while (this.operations < this.#plan.operations) {
      await this.#calm;
      this.#underWay += 1;
      await act().finally(() => (this.#underWay -= 1));
    }
  }

  /** One operation. Without an answer the caller continues only when the shop is back. */
  async ask(call: () => Promise<Answer>): Promise<Answer> {
    this.operations += 1;
    const moment = this.#moments.at(-1);
    if (moment && this.operations >= moment.at) {
      this.#moments.pop();
      this.#shop.kill(moment.victim, moment.delay);
      this.#begun += 1;
      if (this.#begun % this.#plan.killsToCheck === 0) this.#calm ??= this.#holdOn();
    }
    const answer = await call();
    if (isSilence(answer)) {
      await this.#shop.whenUp();
      // An api that lives on sees within a quarter of a second that its database is back.
      if (answer.status) await new Promise((done) => setTimeout(done, 100));
    }
    return answer;
  }

  async #holdOn(): Promise<void> {
    do await new Promise((done) => setTimeout(done, 20));
    while (this.#underWay > 0);
    await this.#shop.whenUp();
    await this.#check();
    this.#calm = undefined;
  }

  /** The last check point too is over. */
  async finish(): Promise<void> {
    await this.#calm;
    await this.#shop.whenUp();
  }
}
