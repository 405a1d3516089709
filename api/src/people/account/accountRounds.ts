import type { Round } from '../../platform/rounds/Round.ts';
import { forgetDevices } from './deviceQueries.ts';
import { forgetEmailChanges } from './emailChangeQueries.ts';
import { forgetResets } from './passwordQueries.ts';
import { forgetSignUps } from './signUpQueries.ts';

/** Delete what has expired. */
export const accountRounds: Round[] = [
  { name: 'sign-ups', go: forgetSignUps },
  { name: 'password resets', go: forgetResets },
  { name: 'email changes', go: forgetEmailChanges },
  { name: 'devices', go: forgetDevices },
];
