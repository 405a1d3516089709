/**
 * Answers of the last seconds by what was asked, and those on their way: who asks the same gets the same. Replies may be
 * kept as long by everybody (`cached.ts`), so nobody sees anything older for it.
 */
export class RecentAnswers<Answer> {
  readonly #answers = new Map<string, { answer: Promise<Answer>; until: number }>();
  readonly #keep: number;
  readonly #most: number;

  /** @param keep ms @param most answers; those that came first go first */
  constructor(keep: number, most: number) {
    this.#keep = keep;
    this.#most = most;
  }

  /** @param find asks; what fails is asked again next time */
  get(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const now = performance.now();
    const known = this.#answers.get(key);
    if (known && known.until > now) return known.answer;
    const answer = find();
    this.#answers.delete(key);
    this.#answers.set(key, { answer, until: now + this.#keep });
    answer.catch(() => {
      if (this.#answers.get(key)?.answer === answer) this.#answers.delete(key);
    });
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= this.#most) break;
      this.#answers.delete(oldest);
    }
    return answer;
  }
}
