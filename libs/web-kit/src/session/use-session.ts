import { useGetUserQuery, type ApiError } from '@kaaj/api-client';
import { type Role, type User } from '@kaaj/contract';
import { useAppSelector } from '../store/store';
import { type Person } from './session-slice';

export interface Session {
  /** Who is signed in is not known yet, or is changing. */
  readonly loading: boolean;
  readonly person: Person | null;
  /** Nobody is signed in because they chose to leave. */
  readonly left: boolean;
  /** The server's record; undefined while it loads and when nobody is signed in. */
  readonly user: User | undefined;
  readonly role: Role | undefined;
  readonly userError: ApiError | undefined;
  readonly reloadUser: () => void;
}

/** Who is signed in and what the server knows of them; `user.coin` is the balance that a person sees. */
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
