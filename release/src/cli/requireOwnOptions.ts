import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { CommandOptions } from './releaseCommand.ts';

/** Option → the forms of a command that take it. Options that are not listed belong to all of them. */
type OptionOwners = Partial<Record<keyof CommandOptions, readonly string[]>>;

/**
 * A command with several forms has the options of all of them: one that its form would ignore is a mistake.
 * @param form `canary stop`
 * @throws ReleaseProblem `usage`
 */
export function requireOwnOptions(form: string, options: CommandOptions, owners: OptionOwners): void {
  for (const [name, forms = []] of Object.entries(owners)) {
    if (options[name as keyof CommandOptions] === undefined || forms.includes(form)) continue;
    const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const list = forms.map((one) => `"npm run release -- ${one}"`).join(' and ');
    throw new ReleaseProblem('usage', `"${form}" takes no ${flag}, which is an option of ${list}: leave it out.`);
  }
}
