import { makeTestFolder, roomVariable } from './testRoom.ts';

/** Before the first test file of a run. */
export default function openRoom(): void {
  process.env[roomVariable] = makeTestFolder();
}
