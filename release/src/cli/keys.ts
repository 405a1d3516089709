import { ReleaseProblem } from '../store/releaseProblem.ts';
import { didYouMean } from '@paw/node/cli/nearestName.ts';
import type { ReleaseCommand } from './releaseCommand.ts';

const commands: Record<string, () => Promise<ReleaseCommand>> = {
  make: async () => (await import('./keysMake.ts')).keysMake,
  list: async () => (await import('./keysList.ts')).keysList,
  init: async () => (await import('./keysInit.ts')).keysInit,
  rotate: async () => (await import('./keysRotate.ts')).keysRotate,
  revoke: async () => (await import('./keysRotate.ts')).keysRevoke,
  sign: async () => (await import('./keysSign.ts')).keysSign,
};

/** `keys make ana`, `keys list`, …: what follows `keys` is a command of its own. */
export const keys: ReleaseCommand = async (context) => {
  const [name = '', ...args] = context.args;
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    const names = Object.keys(commands);
    throw new ReleaseProblem(
      'usage',
      `There is no command "keys ${name}".${didYouMean(name, names)} Use keys ${names.join(', keys ')}.`,
    );
  }
  const command = await load();
  return command({ ...context, args });
};
