import type { Figure, Form } from './Figure.ts';
import type { Place } from './shop/Place.ts';

export interface Measurement {
  name: string;
  /** Shown while it runs. */
  doing: string;
  run: (place: Place, form: Form) => Figure[] | Promise<Figure[]>;
  /** In a checkout that someone works in, the long form has nothing to measure. */
  onlyInClone?: true;
  /** How long the short form takes on two quiet cores: `--shard` gives every shard about the same. */
  shortSeconds: number;
}
