import { useState } from 'react';
import { useAction } from '../action/useAction.ts';

/** What was made, with a secret that is shown once. */
interface Made {
  name: string;
  secret: string;
}

/** Makes tokens and links, one after the other. @param reload reads the list again */
export function useMaking(reload: () => Promise<void>) {
  const action = useAction(reload);
  const [made, setMade] = useState<Made>();
  /** A key for the form: it is empty again once something was made. */
  const [round, setRound] = useState(0);
  const forget = () => setMade(undefined);
  const make = async (name: string, ask: () => Promise<string>) => {
    forget();
    await action.run(async () => {
      setMade({ name, secret: await ask() });
      setRound(round + 1);
      return '';
    });
  };
  return { action, made, round, make, forget };
}
