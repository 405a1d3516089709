import { CliProblem } from './CliProblem.ts';
import type { ShopCommand } from './ShopCommand.ts';

export const keys: ShopCommand = async (client, { words: [action] }) => {
  if (action !== 'rotate') throw new CliProblem('usage', 'Write "npm run shop -- keys rotate".');
  const data = await client.post<{ keys: number }>('keys/rotate');
  const others = data.keys - 1;
  const before = others === 1 ? 'the one before it verifies' : `the ${others} before it verify`;
  return {
    text: `There is a new key. It signs sessions in two minutes; ${before} until its sessions have ended. No one is logged out.`,
    data,
  };
};
