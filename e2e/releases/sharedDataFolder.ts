import { sharedWorld } from '../world/world.ts';

/** Undefined when the tests run against a shop that somebody else started. */
export function sharedDataFolder(): string | undefined {
  return process.env.PAW_E2E_WORLD ? sharedWorld().dataFolder || undefined : undefined;
}
