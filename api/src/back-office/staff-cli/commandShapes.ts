import type { CommandShape } from './CommandShape.ts';
import { databaseCommands } from './databaseCommands.ts';
import { eventCommands } from './eventCommands.ts';
import { messageCommands } from './messageCommands.ts';
import { orderCommands } from './orderCommands.ts';
import { peopleCommands } from './peopleCommands.ts';
import { recordCommands } from './recordCommands.ts';
import { returnCommands } from './returnCommands.ts';
import { sessionCommands } from './sessionCommands.ts';
import { shelfCommands } from './shelfCommands.ts';

/** In the order of the help. */
export const commandShapes: CommandShape[] = [
  ...orderCommands,
  ...shelfCommands,
  ...returnCommands,
  ...messageCommands,
  ...sessionCommands,
  ...recordCommands,
  ...eventCommands,
  ...peopleCommands,
  ...databaseCommands,
];

/** `returns approve <id>` of the words `returns approve 1234`; the shapes from the first command to the last. */
export function findShapes(words: readonly string[], among: readonly CommandShape[] = commandShapes): CommandShape[] {
  const shape = among.find(({ name }) => name === words[0]);
  return shape ? [shape, ...findShapes(words.slice(1), shape.commands ?? [])] : [];
}

/** `returns approve <id>`; of a group that does nothing itself, its commands: `keys rotate`. */
export function usageOf(shapes: readonly CommandShape[]): string {
  const last = shapes.at(-1);
  const rest = (last?.run ?? last?.runHere) ? last.arguments : last?.commands?.map(({ name }) => name).join('|');
  return [...shapes.map(({ name }) => name), rest].filter(Boolean).join(' ');
}
