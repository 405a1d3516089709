#!/usr/bin/env node
/** `npx paw-new club`: a new remote in this folder, where the packages of a shop are installed. */
import { runNew } from './runNew.ts';

process.exitCode = runNew(process.argv.slice(2), {
  place: process.cwd(),
  release: 'npx paw-release',
  command: 'npx paw-new',
  store: '<the release store>',
});
