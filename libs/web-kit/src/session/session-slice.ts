import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is signed in, as the identity provider knows them. The user record (role, coins) is server data: see useSession. */
export interface Person {
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string;
}

/** A short-lived proof of who somebody is; it opens a session and is then forgotten. */
export interface Identity extends Person {
  readonly identityToken: string;
}

export interface SessionState {
  /** True until the first report of who is signed in, and while signing up, in or out is under way. */
  readonly loading: boolean;
  readonly person: Person | null;
}

const initialState: SessionState = { loading: true, person: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    authStarted: (state) => ({ ...state, loading: true }),
    authFailed: (state) => ({ ...state, loading: false }),
    personReported: (_state, { payload }: PayloadAction<Person | null>) => ({ loading: false, person: payload }),
  },
});

export const { authStarted, authFailed, personReported } = sessionSlice.actions;
