import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { World } from '../../world/world.ts';
import { readLive } from '../commands.ts';
import { changesOfScripts, copyRelease } from '../copyRelease.ts';
import type { BadRelease } from './BadRelease.ts';

type Fault = Pick<BadRelease, 'name' | 'remote' | 'changes'>;

/** Publishes the fault as a changed copy of the remote's live release, without a build. @returns its id */
export async function publishBad(shop: World, { name, remote, changes }: Fault): Promise<string> {
  const live = (await readLive(shop))[remote] ?? '';
  const id = createHash('sha256').update(`${live} ${name}`).digest('hex').slice(0, 16);
  const folder = mkdtempSync(join(tmpdir(), 'paw-bad-'));
  try {
    const from = join(shop.dataFolder, 'store/releases', remote, live);
    const ofFiles = typeof changes === 'function' ? changesOfScripts(from, changes) : changes;
    copyRelease(from, join(folder, 'dist/release'), id, ofFiles);
    const { code, stderr } = await shop.release('publish', remote, '--from', folder, '--no-build');
    expect(code, stderr).toBe(0);
    return id;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
