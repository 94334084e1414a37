import { getSettings } from '@kaaj/api-client';
import { type Role } from '@kaaj/contract';
import { signOut, store } from '@kaaj/web-kit';
import { signIn } from '@kaaj/web-kit/identity';

/**
 * Signs in as the demonstration user with this role, or signs out without a role. Does nothing when there is no such
 * user.
 */
export async function signInAsDemoUser(role: Role | null): Promise<void> {
  const { person } = store.getState().session;
  if (role === null) return person ? signOut() : undefined;
  const { data } = await store.dispatch(getSettings.initiate(undefined, { subscribe: false }));
  const wanted = data?.data.demonstration.find((each) => each.role === role);
  if (wanted && wanted.email !== person?.email) await signIn(wanted);
}
