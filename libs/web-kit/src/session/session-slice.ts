import { type Language } from '@kaaj/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in identity. The user record (role, coins) is server data: see useSession. */
export interface Person {
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string;
}

/** A short-lived identity token; it opens a session and is then dropped. */
export interface Identity extends Person {
  readonly identityToken: string;
}

/** The answer to a first proof; its identity token is empty where a second factor is still to be proved. */
export interface IdentityProof extends Identity {
  readonly challengeToken: string;
  readonly language: Language | '';
}

export interface SessionState {
  /** True until the first report of who is signed in, and while signing up, in or out is under way. */
  readonly loading: boolean;
  readonly person: Person | null;
  /** The user signed out on purpose: no return path is kept. */
  readonly left?: boolean;
}

const initialState: SessionState = { loading: true, person: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    authStarted: (state) => ({ ...state, loading: true }),
    authFailed: (state) => ({ ...state, loading: false }),
    personReported: (_state, { payload }: PayloadAction<Person | null>) => ({ loading: false, person: payload }),
    personLeft: () => ({ loading: false, person: null, left: true }),
  },
});

export const { authStarted, authFailed, personLeft, personReported } = sessionSlice.actions;
