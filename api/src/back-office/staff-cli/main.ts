/** The shop's staff at the command line: `npm run shop -- orders`. */
import { join } from 'node:path';
import { CliProblem, exitCodes } from './CliProblem.ts';
import { findSettings } from './findSettings.ts';
import { keys } from './keyCommands.ts';
import { messages } from './messageCommands.ts';
import { deliver, orders, pack, refund, ship } from './orderCommands.ts';
import { audit, outbox } from './recordCommands.ts';
import { returns } from './returnCommands.ts';
import { reviews, stock } from './shelfCommands.ts';
import type { ShopCommand } from './ShopCommand.ts';
import type { ShopCommandName } from './shopCommands.ts';
import { readShopLine } from './shopLine.ts';
import { staffClient } from './staffClient.ts';

const root = join(import.meta.dirname, '../../../..');
const argv = process.argv.slice(2);
const commands: Record<ShopCommandName, ShopCommand> = {
  orders,
  pack,
  ship,
  deliver,
  refund,
  returns,
  stock,
  reviews,
  messages,
  outbox,
  audit,
  keys,
};

async function run(): Promise<void> {
  const line = readShopLine(argv);
  if ('help' in line) return console.log(line.help);
  const client = staffClient(findSettings(line, root, process.env));
  const result = await commands[line.command](client, line);
  console.log(line.json ? JSON.stringify(result.data, null, 2) : result.text);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `npm run shop -- orders | head` closes the pipe early: nothing is wrong.
  if (error.code !== 'EPIPE') throw error;
});

try {
  await run();
} catch (error) {
  if (!(error instanceof CliProblem)) throw error;
  const { code, message, kind } = error;
  console.error(message);
  if (argv.includes('--json')) console.log(JSON.stringify({ error: { code, message } }));
  process.exitCode = exitCodes[kind];
}
