#!/usr/bin/env node
/** `npm run dev -- --shop http://localhost:3000` in the folder of a remote, where the packages of a shop are installed. */
import { CommandProblem } from './CommandProblem.ts';
import { DevelopersShop } from './DevelopersShop.ts';
import { readDevArguments, USAGE } from './readDevArguments.ts';

const words = process.argv.slice(2);
if (words.includes('--help')) console.log(USAGE);
else await main();

async function main(): Promise<void> {
  let shop: DevelopersShop | undefined;
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    await shop?.end();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
  try {
    shop = new DevelopersShop(process.cwd(), readDevArguments(words, process.env));
    await shop.run();
  } catch (error) {
    if (isEnding) return;
    console.error(error instanceof CommandProblem ? error.message : error);
    await end(1);
  }
}
