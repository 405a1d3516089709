import { idOf, type ControllerRoom, openRoom, type RunningController } from './openController.ts';

/** The releases that are live in a furnished room. */
export const good = { catalog: idOf('a'), cart: idOf('b'), content: idOf('a') };

/** An entry that rolls cart b back. */
export const rollBack = { action: 'rollback', abandoned: { cart: idOf('b') } } as const;

/** Live: catalog a, cart b after cart a, content a. Releases a, b and c of every remote work. */
export async function openSampleRoom(): Promise<ControllerRoom> {
  const room = openRoom();
  for (const remote of ['catalog', 'cart', 'content'])
    for (const digit of ['a', 'b', 'c']) await room.publish(remote, digit);
  await room.write({ catalog: idOf('a'), cart: idOf('a'), content: idOf('a') });
  await room.write({ cart: idOf('b') });
  return room;
}

/** Follows the log up to its newest entry. */
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
