import { store } from '../store/store';
import { authFailed, authStarted } from './session-slice';

/** The session is loading while `work` runs. */
export async function withLoading<T>(work: () => Promise<T>): Promise<T> {
  store.dispatch(authStarted());
  try {
    return await work();
  } finally {
    store.dispatch(authFailed());
  }
}
