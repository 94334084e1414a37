import { useGetUserQuery, type ApiError } from '@kaaj/api-client';
import { type Role, type User } from '@kaaj/contract';
import { useAppSelector } from '../store/store';
import { type Person } from './session-slice';

export interface Session {
  /** The session is loading or changing. */
  readonly loading: boolean;
  readonly person: Person | null;
  /** The user signed out on purpose. */
  readonly left: boolean;
  /** The server's record; undefined while it loads and when signed out. */
  readonly user: User | undefined;
  readonly role: Role | undefined;
  readonly userError: ApiError | undefined;
  readonly reloadUser: () => void;
}

/** The session and the user record; `user.coin` is the balance to display. */
export function useSession(): Session {
  const { loading, person, left } = useAppSelector((state) => state.session);
  const { currentData, error, refetch, isUninitialized } = useGetUserQuery(
    { email: person?.email ?? '' },
    { skip: loading || !person },
  );
  const user = person ? currentData?.data : undefined;
  return {
    loading,
    person,
    left: left ?? false,
    user,
    role: user?.role,
    userError: error as ApiError | undefined,
    reloadUser: () => {
      if (!isUninitialized) void refetch();
    },
  };
}
