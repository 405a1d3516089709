import { createSlice, type PayloadAction, configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';

/** Whether somebody is signed in, by what storage says: the header and the guard go by it alone. */
export interface SessionState {
  kind: 'none' | 'guest' | 'member';
  /** The member's whole name, once the user was fetched. */
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

/** Undefined until the user was fetched, and when that failed. */
export const selectAccountName = (state: { session: SessionState }) => state.session.name;

const reducer = combineReducers({ session: sessionSlice.reducer });

/** The session's store: one for each page in the browser, one for each render on the server. */
export function makeSessionStore() {
  return configureStore({ reducer });
}

export type SessionStore = ReturnType<typeof makeSessionStore>;
