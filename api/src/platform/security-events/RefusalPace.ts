import type { SecurityEventKind } from '../database/SecurityEvent.ts';

/** How many refusals of a kind get a row within a minute, and how many of one person. */
const most = { kind: 60, person: 10 };

/** What a minute had besides its rows. */
export interface Further {
  kind: SecurityEventKind;
  times: number;
}

/**
 * Keeps a flood of refusals from filling the disk: within a minute a process writes so many of each kind, and counts the
 * others, which become one row. What succeeded always has a row.
 */
export class RefusalPace {
  readonly #now: () => number;
  #minute = -1;
  #written = new Map<string, number>();
  #further = new Map<SecurityEventKind, number>();

  /** @param now ms */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @returns whether the refusal gets a row of its own; `endMinute` gives the others */
  take(kind: SecurityEventKind, person = ''): boolean {
    const ofKind = this.#written.get(kind) ?? 0;
    const ofPerson = person ? (this.#written.get(`${kind} ${person}`) ?? 0) : 0;
    if (ofKind >= most.kind || ofPerson >= most.person) {
      this.#further.set(kind, (this.#further.get(kind) ?? 0) + 1);
      return false;
    }
    this.#written.set(kind, ofKind + 1);
    if (person) this.#written.set(`${kind} ${person}`, ofPerson + 1);
    return true;
  }

  /** What was counted in a minute that is over. @param isLast also of the one that is not */
  endMinute(isLast = false): Further[] {
    const minute = Math.floor(this.#now() / 60_000);
    if (minute === this.#minute && !isLast) return [];
    this.#minute = minute;
    const further = [...this.#further].map(([kind, times]) => ({ kind, times }));
    this.#written = new Map();
    this.#further = new Map();
    return further;
  }
}
