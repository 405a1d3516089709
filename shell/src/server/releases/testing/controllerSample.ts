import { idOf, type ControllerRoom, openRoom, type RunningController } from './openController.ts';

/** What is live in a furnished room. */
export const good = { catalog: idOf('a'), cart: idOf('b'), content: idOf('a') };

/** An entry that takes cart b back. */
export const rollBack = { action: 'rollback', abandoned: { cart: idOf('b') } } as const;

/** Catalog a, cart b after cart a, content a; of every remote releases a, b and c work. */
export async function openSampleRoom(): Promise<ControllerRoom> {
  const room = openRoom();
  for (const remote of ['catalog', 'cart', 'content'])
    for (const digit of ['a', 'b', 'c']) await room.publish(remote, digit);
  await room.write({ catalog: idOf('a'), cart: idOf('a'), content: idOf('a') });
  await room.write({ cart: idOf('b') });
  return room;
}

/** Follows what is in the log by now. */
export async function startShell(
  room: ControllerRoom,
  ...options: Parameters<ControllerRoom['start']>
): Promise<RunningController> {
  const shell = room.start(...options);
  const { n } = await room.fold();
  await shell.controller.follow(n);
  await shell.verdict(n);
  return shell;
}
