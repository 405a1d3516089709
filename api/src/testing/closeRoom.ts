import { rmSync } from 'node:fs';
import { dropTemplates } from './testDatabase.ts';
import { roomVariable } from './testRoom.ts';

/** After the last test file of a run. */
export default async function closeRoom(): Promise<void> {
  await dropTemplates();
  rmSync(process.env[roomVariable] ?? '', { recursive: true, force: true });
}
