import { useAppSelector } from '../store/store';

/** The signed-in person's e-mail, which most calls name; '' while nobody is signed in. */
export function useOwnEmail(): string {
  return useAppSelector((state) => state.session.person?.email) ?? '';
}
