import { useAppSelector } from '../store/store';

/** The signed-in user's e-mail, a parameter of most calls; '' when signed out. */
export function useOwnEmail(): string {
  return useAppSelector((state) => state.session.person?.email) ?? '';
}
