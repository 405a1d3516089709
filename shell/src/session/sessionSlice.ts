import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether somebody is signed in, by what storage says: the header and the guard go by it alone. */
export interface SessionState {
  kind: 'none' | 'guest' | 'member';
}

const initialState: SessionState = { kind: 'none' };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    changed: (state, { payload }: PayloadAction<SessionState['kind']>) => {
      state.kind = payload;
    },
  },
});

export const selectSessionKind = (state: { session: SessionState }) => state.session.kind;
