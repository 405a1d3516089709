import { createSlice, type PayloadAction, configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';

/** Who is signed in, according to storage: header and guard use nothing else. */
export interface SessionState {
  kind: 'none' | 'guest' | 'member';
  /** The member's whole name, once it is fetched. */
  name?: string;
}

const initialState: SessionState = { kind: 'none' };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    changed: (state, { payload }: PayloadAction<SessionState['kind']>) => {
      state.kind = payload;
      if (payload !== 'member') delete state.name;
    },
    named: (state, { payload }: PayloadAction<string | undefined>) => {
      state.name = payload;
    },
  },
});

export const selectSessionKind = (state: { session: SessionState }) => state.session.kind;

/** Undefined until the name is fetched, and when that failed. */
export const selectAccountName = (state: { session: SessionState }) => state.session.name;

const reducer = combineReducers({ session: sessionSlice.reducer });

/** The session's store: one per page in the browser, one per render on the server. */
export function makeSessionStore() {
  return configureStore({ reducer });
}

export type SessionStore = ReturnType<typeof makeSessionStore>;
