import { createContext, useContext } from 'react';
import type { RemoteAccess } from './RemoteAccess.ts';

export const RemoteAccessContext = createContext<RemoteAccess | undefined>(undefined);

export function useRemoteAccess(): RemoteAccess {
  const access = useContext(RemoteAccessContext);
  if (!access) throw new Error('RemoteAccessContext is missing: wrap the router in its provider.');
  return access;
}
