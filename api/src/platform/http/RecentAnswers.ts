import { LRUCache } from 'lru-cache';

/**
 * Answers of the last seconds by key, and those on their way: who asks the same gets the same. Replies may be cached
 * for as long by everyone (`cached.ts`), so answers get no older by it.
 */
export class RecentAnswers<Answer> {
  readonly #answers: LRUCache<string, Promise<Answer>>;

  /** @param keep ms @param most answers; the least recently used are dropped first */
  constructor(keep: number, most: number) {
    // lru-cache takes its clock when it is loaded, before a test replaces it.
    // And it keeps a value for one millisecond more than its ttl.
    this.#answers = new LRUCache({ ttl: keep - 1, max: most, perf: performance });
  }

  /** @param find is called when there is no recent answer; one that fails is not kept */
  get(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = find();
    this.#answers.set(key, answer);
    answer.catch(() => {
      if (this.#answers.peek(key) === answer) this.#answers.delete(key);
    });
    return answer;
  }
}
