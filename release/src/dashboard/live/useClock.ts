import { createContext, useContext, useSyncExternalStore } from 'react';
import { RegistryClock } from './RegistryClock.ts';

export const ClockContext = createContext(new RegistryClock());

/** What is read of the registry's clock: a text or a number. Only a change of it draws the component again. */
export function useClock<Value extends string | number | boolean | undefined>(
  read: (clock: RegistryClock) => Value,
): Value {
  const clock = useContext(ClockContext);
  return useSyncExternalStore(clock.subscribe, () => read(clock));
}
