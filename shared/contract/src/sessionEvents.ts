/** The session bus: the code that signs a shopper in or out sends an event; the shell and the other remotes listen. */
import { listen, send } from './typedEvents.ts';

export interface SessionChanged {
  kind: 'none' | 'guest' | 'member';
  /** The member's new name, when it was changed. */
  name?: string;
}

export function announceSession(changed: SessionChanged): void {
  send('session:changed', changed);
}

export function onSessionChanged(hear: (changed: SessionChanged) => void): () => void {
  return listen('session:changed', hear);
}
