import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { Envelope } from '../store/envelope.ts';
import type { PlacedEntry } from '../store/logObject.ts';

/** An entry that no one may write with these keys alone; nothing was written. */
export class NotEnoughSignatures extends ReleaseProblem {
  override name = 'NotEnoughSignatures';
  readonly entry: PlacedEntry;
  /** With the signatures that count; undefined when there is none. */
  readonly envelope: Envelope | undefined;
  /** `has 1 of 2 signatures that it takes to …; these keys may: …` */
  readonly problem: string;
  constructor(problem: string, fix: string, entry: PlacedEntry, envelope: Envelope | undefined) {
    super('untrusted', `The entry ${problem}. ${fix} Nothing was changed.`);
    this.problem = problem;
    this.entry = entry;
    this.envelope = envelope;
  }
}
