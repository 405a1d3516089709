import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { sessionSlice } from './sessionSlice.ts';

const reducer = combineReducers({ session: sessionSlice.reducer });

/** The session's store: one for each page in the browser, one for each render on the server. */
export function makeSessionStore() {
  return configureStore({ reducer });
}

export type SessionStore = ReturnType<typeof makeSessionStore>;
