import type { ShopLine } from './shopLine.ts';
import type { StaffClient } from './staffClient.ts';

/** `text` for a person, `data` for --json. */
interface CommandResult {
  text: string;
  data: object;
}

export type ShopCommand = (client: StaffClient, line: ShopLine) => Promise<CommandResult>;
