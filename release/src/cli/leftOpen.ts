import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { CommandContext } from './releaseCommand.ts';

type Place = Pick<CommandContext, 'env' | 'options'>;

/** The command was interrupted after its canary began. @param what `cart@… (entry 2)` */
export function leftOpen(place: Place, remote: string, what: string): ReleaseProblem {
  const words = `Interrupted, and the canary is open: ${what}. Its visitors get it as soon as their shell has it ready.`;
  return new ReleaseProblem('interrupted', `${words}\n${wayOut(place, remote)}`);
}

/** The command was interrupted while a registry carried it out. */
export function perhapsOpen(place: Place, remote: string): ReleaseProblem {
  const words = 'Interrupted. The registry was asked to begin the canary, and may do so still.';
  return new ReleaseProblem('interrupted', `${words}\n${wayOut(place, remote)}`);
}

function wayOut({ env, options: { store, registry } }: Place, remote: string): string {
  const where = store === undefined ? (registry === undefined ? '' : ` --registry ${registry}`) : ` --store ${store}`;
  const command = (words: string) => `npm run release -- canary ${words} --env ${env}${where}`;
  return `Stop it: ${command(`stop ${remote}`)}\nWatch it: ${command('status')}`;
}
